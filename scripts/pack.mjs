// Lays a brotli copy beside every text file of a folder: the server sends it to browsers that understand it.
// Usage: node scripts/pack.mjs web/dist
import { readFileSync, readdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { brotliCompressSync, constants } from "node:zlib";

const folder = process.argv[2];
for (const file of readdirSync(folder, { recursive: true })) {
  if (!/\.(html|js|css|svg|json|txt|ftl)$/.test(file)) continue;
  const text = readFileSync(join(folder, file));
  const packed = brotliCompressSync(text, { params: { [constants.BROTLI_PARAM_SIZE_HINT]: text.length } });
  if (packed.length < text.length) writeFileSync(join(folder, `${file}.br`), packed);
}
