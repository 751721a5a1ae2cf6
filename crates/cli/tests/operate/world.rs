//! A running server, and requests to it over HTTP.

use std::io::{BufRead, BufReader, Read, Write};
use std::net::TcpStream;
use std::path::Path;
use std::process::{Child, Stdio};

use serde_json::{Value, json};

use super::text;
use crate::shared::program;

/// The program as a server; killed at the end.
pub(crate) struct Server {
    program: Child,
    address: String,
}

impl Server {
    /// Starts it on a data folder, with bots that move at once.
    pub(crate) fn start(data: &Path) -> Server {
        let args = ["serve", "--listen", "127.0.0.1:0", "--bot-delay", "0", "--data", text(data)];
        let mut command = program();
        let started = command.args(args).stdout(Stdio::piped()).stderr(Stdio::null()).spawn();
        let mut program = started.expect("the program starts");
        let mut first = String::new();
        let out = program.stdout.take().expect("it has an output");
        BufReader::new(out).read_line(&mut first).expect("it prints its address");
        let address = first.trim().trim_start_matches("http://").trim_end_matches('/');
        Server { program, address: address.to_owned() }
    }

    /// The answer to a request.
    fn ask(&self, method: &str, path: &str, body: &str) -> Value {
        let mut stream = TcpStream::connect(&self.address).expect("it listens");
        let (host, length) = (&self.address, body.len());
        write!(
            stream,
            "{method} {path} HTTP/1.1\r\nHost: {host}\r\nContent-Type: application/json\r\n\
             Content-Length: {length}\r\nConnection: close\r\n\r\n{body}"
        )
        .expect("it reads");
        let mut answer = String::new();
        stream.read_to_string(&mut answer).expect("it answers");
        let (head, body) = answer.split_once("\r\n\r\n").expect("an answer");
        assert!(head.starts_with("HTTP/1.1 2"), "{method} {path}: {head}\n{body}");
        serde_json::from_str(body).expect("JSON")
    }

    /// Opens a table of bots, who begin at once; returns its id.
    pub(crate) fn bots(&self, game: &str, players: usize) -> String {
        let bot = json!({"kind": "bot", "level": "easy"});
        let table =
            json!({"game": game, "players": players, "seats": vec![bot; players], "start": true});
        let table = self.ask("POST", "/api/tables", &table.to_string());
        table["table"]["id"].as_str().expect("an id").to_owned()
    }

    /// Waits until a table's game is over.
    pub(crate) fn finish(&self, table: &str) {
        let (mut known, mut mark) = (0, String::new());
        loop {
            let wait = format!("/api/tables/{table}/state?since={known}&mark={mark}&wait=20");
            let news = self.ask("GET", &wait, "");
            if news["table"]["status"] == "over" {
                return;
            }
            news["mark"].as_str().unwrap_or_default().clone_into(&mut mark);
            let now = [&news["now"], &news["state"]];
            known = now.iter().find_map(|now| now["seq"].as_u64()).unwrap_or(known);
        }
    }
}

impl Drop for Server {
    fn drop(&mut self) {
        drop(self.program.kill());
        drop(self.program.wait());
    }
}
