#!/usr/bin/env python3
"""A bot that plays a whole game over the protocol (docs/protocol.md), with nothing but the standard library.

    hypergate play &                                          # a server at http://localhost:7777
    python3 examples/bot.py [ADDRESS] [--transcript] [--cut]  # plays a table against two bots, says how it ended

It answers by chance, knows no rule and no alien: whatever may be answered stands in the question. It keeps the board by
patches and comes back when the line is cut; `--cut` cuts it now and then to show that. `--transcript` prints every message.
"""

import base64
import json
import os
import random
import socket
import struct
import sys
import time
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

    def close(self):
        self.file.close()
        self.socket.close()

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


def apply(board, patch):
    """The later board, made of the earlier one: the one rule of patches."""
    for field, change in patch.items():
        if field in ("seats", "planets", "discards"):  # pairs of a place and what is there now
            for place, now in change:
                board[field][place : place + 1] = [now]
        elif field == "encounter":  # in a list of one, so that «none» can be said
            board[field] = change[0]
        else:
            board[field] = change


class Player:
    """A seat at a table: what is known of it, and how it is spoken to."""

    def __init__(self, address, seated, transcript=False, cuts=False):
        host, _, port = address.split("//", 1)[1].partition(":")
        self.host, self.port = host, int(port or 80)
        self.seated, self.transcript, self.cuts = seated, transcript, cuts
        self.seq, self.board, self.names, self.prompts = None, None, None, []
        self.asked, self.tried = 0, None
        self.ws = None

    def say(self, message):
        if self.transcript:
            print("→", json.dumps(message))
        self.ws.send(json.dumps(message).encode())

    def come(self):
        """Says hello, as often as it takes: with the number of the last update, so that only what was missed is told."""
        wait = 0.1
        while True:
            try:
                self.ws = WebSocket(self.host, self.port, "/ws")
                break
            except OSError:
                time.sleep(wait)
                wait = min(2 * wait, 5)
        # What was answered and not acknowledged is answered again if it is still asked: an answer counts once.
        self.tried = None
        hello = {"say": "hello", "protocol": 2, "table": self.seated["table"], "token": self.seated["token"]}
        self.say({**hello, "since": self.seq})

    def begin(self, snapshot):
        self.seq, self.names = snapshot["seq"], snapshot["names"]
        self.board, self.prompts = snapshot["board"], snapshot["prompts"]

    def hear(self, message):
        tell = message["tell"]
        if tell == "welcome":
            if message["snapshot"]:
                self.begin(message["snapshot"])
            self.prompts = message["prompts"]
        elif tell == "anew":
            self.begin(message)
        elif tell == "update":
            if message["seq"] != self.seq + 1:
                raise ConnectionError("an update is missing: come again")
            self.seq, self.prompts = message["seq"], message["prompts"]
            self.names = message.get("names", self.names)
            apply(self.board, message["patch"])
        elif tell == "refused" and message["trouble"]["code"] == "too_fast":
            time.sleep(0.2)
            self.tried = None
        elif tell == "refused" and message["trouble"]["code"] not in ("stale", "over", "not_stored"):
            raise ValueError(message["trouble"]["why"])
        elif tell == "bye":
            if message["trouble"]["code"] in ("no_such_table", "bad_token", "other_version", "seat_lost"):
                raise ValueError(message["trouble"]["why"])
            raise ConnectionError(message["trouble"]["why"])

    def to_answer(self):
        """The prompt that waits for an answer, if one does."""
        for prompt in self.prompts:
            glows = "Use" in prompt["ask"]["question"] and not prompt["loud"]
            if prompt["filed"] is None and not glows and prompt["id"] != self.tried:
                return prompt
        return None

    def play(self):
        """Until the game is over: how it ended."""
        self.come()
        while self.board is None or self.board["finish"] is None:
            try:
                text = self.ws.receive()
                if text is None:
                    raise ConnectionError("the line is cut")
                if self.transcript:
                    print("←", text)
                self.hear(json.loads(text))
                prompt = self.to_answer()
                if prompt:
                    self.asked, self.tried = self.asked + 1, prompt["id"]
                    given = answer(prompt["ask"]["question"])
                    self.say({"say": "answer", "id": self.asked, "prompt": prompt["id"], "answer": given})
                    if self.cuts and random.random() < 0.1:
                        raise ConnectionError("cut on purpose")
            except OSError as why:
                print(f"{why}; coming back", file=sys.stderr)
                self.ws.close()
                self.come()
        return self.board["finish"]


def main(args):
    flags = [a for a in args if a.startswith("--")]
    address = next((a for a in args if not a.startswith("--")), "http://localhost:7777").rstrip("/")
    # whatever is left out of the options is as usual; nobody waits for a program
    options = {"players": 3, "four_planets": True, "preset": "solo", "pace": "none", "spectators": False}
    table = {"name": "Python", "options": options, "bots": ["rookie", "rookie"], "start": True}
    seated = post(address, "/api/tables", table)
    print(f"table {seated['table']}, seat {seated['seat']}")
    player = Player(address, seated, "--transcript" in flags, "--cut" in flags)
    finish = player.play()
    print(f"over after {player.asked} answers: {json.dumps(finish)}")


if __name__ == "__main__":
    main(sys.argv[1:])
