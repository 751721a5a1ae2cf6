"""Runs the bot against a server, the program of `make program`: python3 examples/test_bot.py"""
import json
import os
import pathlib
import subprocess
import sys
import tempfile
import unittest
from http.cookiejar import CookieJar
from urllib.error import HTTPError
from urllib.request import HTTPCookieProcessor, ProxyHandler, Request, build_opener

HERE = pathlib.Path(__file__).parent
PROGRAM = os.environ.get("CITYWRIGHT", HERE.parent / "target" / "debug" / "citywright")
# The server is on this machine: ignore a proxy of the environment.
QUIET = {**os.environ, "no_proxy": "*"}


class Bot(unittest.TestCase):
    def setUp(self):
        data = tempfile.TemporaryDirectory()
        self.addCleanup(data.cleanup)
        serve = [PROGRAM, "serve", "--data", data.name, "--listen", "127.0.0.1:0", "--bot-delay", "0"]
        server = subprocess.Popen(serve, stdout=subprocess.PIPE, text=True)
        self.addCleanup(server.stdout.close)
        self.addCleanup(server.wait)
        self.addCleanup(server.terminate)
        self.server = server.stdout.readline().strip().rstrip("/")
        self.browser = build_opener(ProxyHandler({}), HTTPCookieProcessor(CookieJar()))

    def bot(self, *arguments):
        command = [sys.executable, HERE / "bot.py", *arguments]
        player = subprocess.Popen(command, env=QUIET, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True)
        self.addCleanup(player.kill)
        return player

    def call(self, path, body=None):
        data = None if body is None else json.dumps(body).encode()
        request = Request(f"{self.server}/api/tables{path}", data, {"Content-Type": "application/json"})
        with self.browser.open(request, timeout=60) as answer:
            return json.load(answer)

    def check(self, player, table):
        """The bot exits with success and has printed the end of its table."""
        out, err = player.communicate(timeout=120)
        self.assertEqual((player.returncode, err), (0, ""))
        table = self.call(f"/{table}")
        self.assertEqual(table["status"], "over")
        ends = [(end["rank"], seat["name"], end["score"]) for end, seat in zip(table["standings"], table["seats"])]
        told = [f"{rank}. {name}, {score} points" for rank, name, score in sorted(ends, key=lambda end: end[0])]
        self.assertEqual(out.splitlines()[-len(ends):], told)

    def test_plays_with_a_bot_of_the_server(self):
        player = self.bot(self.server)
        watch = player.stdout.readline().strip()
        self.assertTrue(watch.startswith(f"Watch at {self.server}/t/"), watch)
        self.check(player, watch.rpartition("/")[2])

    def test_sits_down_with_another_at_a_private_table(self):
        opened = self.call("", {"game": "simplicity", "players": 2})
        table = opened["table"]["id"]
        link = f"{self.server}/t/{table}#k={opened['invite']}"
        players = [self.bot(link, name) for name in ("Ada", "Grace")]
        for _ in range(60):
            try:
                self.call(f"/{table}/start", {})
                break
            except HTTPError as refusal:
                # They are not ready yet: have the server wait a moment for them.
                self.assertEqual(json.load(refusal)["error"]["code"], "not_ready")
                self.assertEqual([player.poll() for player in players], [None, None])
                self.call(f"/{table}/state?since=0&wait=1")
        else:
            self.fail("The bots never were ready.")
        for player in players:
            self.check(player, table)

    def test_says_what_the_server_refuses(self):
        with self.bot(f"{self.server}/t/nowhere") as player:
            self.assertEqual(player.communicate(), ("", "There is no such table.\n"))
            self.assertEqual(player.returncode, 1)


if __name__ == "__main__":
    unittest.main()
