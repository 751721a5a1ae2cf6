"""A bot that plays Simplicity. It needs Python 3.9 and nothing else.

    python3 bot.py http://127.0.0.1:8383 [NAME]                   plays at a new table with a bot of the server
    python3 bot.py http://127.0.0.1:8383/t/TABLE#k=KEY [NAME]     sits down at a table and waits for the deal

Of all that it may do it takes what brings the most points at once. The server knows it by a cookie,
which it forgets when it ends. What a program can ask of the server is told at /api/openapi.json.
"""
import json
import sys
from urllib.error import HTTPError, URLError
from urllib.request import HTTPCookieProcessor, Request, build_opener

browser = build_opener(HTTPCookieProcessor())


def call(method, url, body=None):
    request = Request(url, body and json.dumps(body).encode(), {"Content-Type": "application/json"}, method=method)
    try:
        with browser.open(request, timeout=60) as answer:
            return json.load(answer)
    except HTTPError as refusal:
        error = json.load(refusal)["error"]
        if error["code"] != "stale":  # Something has happened meanwhile: the next poll returns it.
            sys.exit(error["text"])
    except URLError as failure:
        sys.exit(f"{url}: {failure.reason}")


def sit_down(link, name="Python"):
    server, _, place = link.rstrip("/").partition("/t/")
    if place:
        table, _, key = place.partition("#k=")
        seated = call("POST", f"{server}/api/tables/{table}/seats", {"name": name, "invite": key or None})
        return server, seated["table"], seated["seat"]
    seats = [{"kind": "me", "name": name}, {"kind": "bot", "level": "sharp"}]
    new = {"game": "simplicity", "players": len(seats), "seats": seats, "start": True}
    return server, call("POST", f"{server}/api/tables", new)["table"], 0


def gain(offers, entry):
    return offers["take"][str(entry["take"])][entry["build"]]["total"] if "take" in entry else 0


def play(address, table, seat):
    known, mark = 0, ""  # The number of the last step that we know, and the mark of the table then.
    while table["status"] != "over":
        if table["status"] == "lobby" and not table["seats"][seat]["ready"]:
            call("PATCH", f"{address}/seats/{seat}", {"ready": True})
        # A long poll: the answer comes when there is something new, at the latest after 20 seconds.
        news = call("GET", f"{address}/state?seat={seat}&since={known}&mark={mark}&wait=20")
        table, mark, now = news["table"], news["mark"], news.get("now") or news.get("state") or {"seq": known, "offers": None}
        known = now["seq"]
        if now["offers"]:  # They give the gain of each entry; the entries themselves are one call away.
            entries = call("GET", f"{address}/choices?seat={seat}")["entries"]
            best = max(entries, key=lambda entry: gain(now["offers"], entry))
            step = {"id": f"bot-{seat}-{known}", "seat": seat, "expect": known, "entry": best}
            call("POST", f"{address}/inputs", step)
    return zip(table["standings"], table["seats"])


server, table, seat = sit_down(*sys.argv[1:]) if len(sys.argv) in (2, 3) else sys.exit(__doc__)
print(f"Watch at {server}/t/{table['id']}", flush=True)
for place, seat in sorted(play(f"{server}/api/tables/{table['id']}", table, seat), key=lambda end: end[0]["rank"]):
    print(f"{place['rank']}. {seat['name']}, {place['score']} points")
