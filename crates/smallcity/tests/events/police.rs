//! The sentences about officers and riots.

use smallcity::parts::PoliceEvent;
use smallcity::{Event, ModuleEvent, Source, TollPart};

use super::sentences::{ANN, reads, says};
use crate::set_up::{cell, cells};

/// SP-POL-2, SP-POL-10, SP-POL-16, SP-POL-17.
#[test]
fn officers_and_riots_have_sentences() {
    let (seat, person) = (ANN, "officer");
    let cells = cells("b6:b7");
    says(
        &Event::Manned { seat, person, cells, rule: "SP-POL-2" },
        "A police officer comes to each of the cells b6 b7 in your borough.",
        "A police officer comes to each of the cells b6 b7 in Ann’s borough.",
    );
    let police = |event| Event::Module(ModuleEvent::Police(event));
    let rioted =
        |person, cell| police(PoliceEvent::Rioted { seat: ANN, person, cell, rule: "SP-POL-10" });
    says(
        &rioted("trader", Some(cell("c4"))),
        "Your trader on c4 riots.",
        "Ann’s trader on c4 riots.",
    );
    says(
        &rioted("citizen", None),
        "A citizen riots in your City Hall.",
        "A citizen riots in Ann’s City Hall.",
    );
    reads(&police(PoliceEvent::Calmed { rule: "SP-POL-16" }), "All riots stop.");
    let toll = TollPart { source: Source("riots"), points: 3, rule: "SP-POL-17" };
    let scored = Event::Scored {
        seat: ANN,
        score: 20,
        votes: 30,
        promises: 0,
        special: 0,
        platform: 0,
        pollution: 7,
        tolls: vec![toll],
        rule: "SC-14.3",
    };
    reads(
        &scored,
        "Ann scores 20: 30 votes, 0 for promises, less 7 for pollution, less 3 for riots.",
    );
}
