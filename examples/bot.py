#!/usr/bin/env python3
"""A bot that plays a whole game over the protocol (docs/protocol.md), with nothing but the standard library.

    hypergate play &                       # a server at http://localhost:7777
    python3 examples/bot.py [ADDRESS]      # makes a table, plays it against two bots, says how it ended

It answers by chance, knows no rule and no alien: whatever may be answered stands in the question.
"""

import base64
import json
import os
import random
import socket
import struct
import sys
import urllib.request


class WebSocket:
    """As much of RFC 6455 as a client needs: text messages, pings, goodbye."""

    def __init__(self, host, port, path):
        self.socket = socket.create_connection((host, port))
        self.socket.setsockopt(socket.IPPROTO_TCP, socket.TCP_NODELAY, 1)
        self.file = self.socket.makefile("rb")
        key = base64.b64encode(os.urandom(16)).decode()
        self.socket.sendall(
            f"GET {path} HTTP/1.1\r\nHost: {host}:{port}\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
            f"Sec-WebSocket-Key: {key}\r\nSec-WebSocket-Version: 13\r\n\r\n".encode()
        )
        if b" 101 " not in self.file.readline():
            raise ConnectionError("this is no WebSocket")
        while self.file.readline().strip():
            pass

    def send(self, data, kind=1):
        mask = os.urandom(4)
        size = len(data)
        head = bytes([0x80 | kind])
        if size < 126:
            head += bytes([0x80 | size])
        elif size < 1 << 16:
            head += bytes([0x80 | 126]) + struct.pack("!H", size)
        else:
            head += bytes([0x80 | 127]) + struct.pack("!Q", size)
        self.socket.sendall(head + mask + bytes(b ^ mask[i % 4] for i, b in enumerate(data)))

    def receive(self):
        """The next text; None if the server has closed the connection."""
        while True:
            head = self.file.read(2)
            if len(head) < 2:
                return None
            kind, size = head[0] & 15, head[1] & 127
            if size == 126:
                size = struct.unpack("!H", self.file.read(2))[0]
            elif size == 127:
                size = struct.unpack("!Q", self.file.read(8))[0]
            data = self.file.read(size)
            if kind == 1:
                return data.decode()
            if kind == 8:
                return None
            if kind == 9:
                self.send(data, kind=10)


def post(address, path, body):
    request = urllib.request.Request(
        address + path, json.dumps(body).encode(), {"content-type": "application/json"}, method="POST"
    )
    with urllib.request.urlopen(request) as answer:
        return json.load(answer)


def bits(seats):
    return [i for i in range(8) if seats >> i & 1]


def answer(question):
    """A legal answer by chance."""
    if question == "YesNo":
        return {"YesNo": random.random() < 0.5}
    ((kind, q),) = question.items()
    if kind == "Use":
        options = [{"Choice": i} for i in range(len(q["offers"]))] + (["Pass"] if q["pass"] else [])
        return random.choice(options)
    if kind == "Choice":
        return {"Choice": random.choice([i for i in range(16) if q["open"] >> i & 1])}
    if kind == "Number":
        return {"Number": random.randint(q["min"], q["max"])}
    if kind == "Seat":
        return random.choice([{"Seat": s} for s in bits(q["among"])] + (["Pass"] if q["none"] else []))
    if kind == "Seats":
        among = bits(q["among"])
        chosen = random.sample(among, random.randint(q["min"], min(q["max"], len(among))))
        return {"Seats": sum(1 << s for s in chosen)}
    if kind == "Allot":
        left, shares = q["total"], [0] * 8
        for i in random.sample(range(8), 8):
            shares[i] = random.randint(0, min(q["most"][i], left))
            left -= shares[i]
        return {"Allot": shares}
    if kind == "Split":
        things = [i for i, most in enumerate(q["most"]) for _ in range(most)]
        chosen = random.sample(things, q["total"])
        return {"Split": [chosen.count(i) for i in range(3)]}
    if kind == "Face":
        return {"Face": random.choice(q["among"])}
    if kind == "Cards":
        count = random.randint(q["min"], min(q["max"], len(q["among"])))
        return {"Cards": random.sample(q["among"], count)}
    if kind == "Planet":
        return random.choice([{"Planet": p} for p in q["among"]] + (["Pass"] if q["none"] else []))
    if kind == "Ships":
        ships = [i for i, group in enumerate(q["among"]) for _ in range(group["count"])]
        chosen = random.sample(ships, random.randint(q["min"], min(q["max"], len(ships))))
        return {"Ships": [[i, chosen.count(i)] for i in sorted(set(chosen))]}
    if kind == "Spread":
        chosen = [random.choice(q["among"]) for _ in range(q["ships"])]
        return {"Spread": [[p, chosen.count(p)] for p in sorted(set(chosen))]}
    if kind == "Deal":
        offered = q["offer"] is not None and q["offer"][0] != q["parties"][q["me"]]
        return {"Deal": {"Accept": q["version"]} if offered else "Refuse"}
    raise ValueError(f"a question of an unknown kind: {kind}")


def to_answer(prompts, tried):
    """The prompt that waits for an answer, if one does."""
    for prompt in prompts:
        glows = "Use" in prompt["ask"]["question"] and not prompt["loud"]
        if prompt["filed"] is None and not glows and prompt["id"] != tried:
            return prompt
    return None


def play(address):
    options = {
        "players": 3, "sets": ["base"], "pool": "expert", "aliens": [], "four_planets": True,
        "freewheeling_flares": False, "preset": "solo", "decision_seconds": 0, "deal_seconds": 0,
        "listed": False, "spectators": False, "seed": None,
    }
    table = {"name": "Python", "options": options, "bots": ["rookie", "rookie"], "start": True}
    seated = post(address, "/api/tables", table)
    print(f"table {seated['table']}, seat {seated['seat']}")
    host, _, port = address.split("//", 1)[1].partition(":")
    ws = WebSocket(host, int(port or 80), "/ws")
    say = lambda message: ws.send(json.dumps(message).encode())
    say({"say": "hello", "protocol": 1, "table": seated["table"], "token": seated["token"], "since": None})
    prompts, finish, asked, tried = [], None, 0, 0
    while finish is None:
        text = ws.receive()
        if text is None:
            raise ConnectionError("the server has gone")
        message = json.loads(text)
        tell = message["tell"]
        if tell == "welcome" and message["snapshot"]:
            prompts, finish = message["snapshot"]["prompts"], message["snapshot"]["board"]["finish"]
        elif tell == "anew":
            prompts, finish = message["prompts"], message["board"]["finish"]
        elif tell == "update":
            prompts, finish = message["prompts"], message["patch"].get("finish")
        elif tell == "refused" and message["trouble"]["code"] != "stale":
            raise ValueError(message["trouble"]["why"])
        elif tell == "bye":
            raise ConnectionError(message["trouble"]["why"])
        prompt = to_answer(prompts, tried) if finish is None else None
        if prompt:
            asked, tried = asked + 1, prompt["id"]
            say({"say": "answer", "id": asked, "prompt": prompt["id"], "answer": answer(prompt["ask"]["question"])})
    print(f"over after {asked} answers: {json.dumps(finish)}")


if __name__ == "__main__":
    play(sys.argv[1].rstrip("/") if len(sys.argv) > 1 else "http://localhost:7777")
