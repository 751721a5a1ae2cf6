//! The picture that messengers show beside a link to a table: its towns and the discs of its people.

use std::collections::VecDeque;
use std::sync::{Mutex, PoisonError};

use axum::body::Bytes;
use catalog::{EMBLEM, Look, Model, Plot, Sketch};
use table::wire::Colour;
use tiny_skia::{FillRule, Paint, PathBuilder, Pixmap, Rect, Transform};

/// The size that messengers ask for.
pub(crate) const WIDTH: u16 = 1200;
pub(crate) const HEIGHT: u16 = 630;

/// The most pictures in memory.
const KEPT: usize = 64;

/// Paper, ink, walls and leaves, as RGB.
const PAPER: [u8; 3] = [0xf4, 0xec, 0xdf];
const SHEET: [u8; 3] = [0xff, 0xfa, 0xf1];
const INK: [u8; 3] = [0x2a, 0x24, 0x30];
const WALL: [u8; 3] = [0xff, 0xfc, 0xf5];
const LEAF: [u8; 3] = [0x5a, 0xa1, 0x78];

/// The space around everything, between towns, and the height of the band with the discs.
const MARGIN: f32 = 40.0;
const BAND: f32 = 100.0;
/// The share of a cell that its tile covers.
const TILE: f32 = 0.92;

/// Everything that a picture shows.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Scene {
    /// The towns, from left to right; without any, an emblem.
    pub(crate) towns: Vec<Sketch>,
    /// By seat, the colour of its disc.
    pub(crate) colours: Vec<Colour>,
    /// The seats with a disc below the towns.
    pub(crate) people: Vec<usize>,
}

/// The newest pictures by the tags of their scenes.
#[derive(Default)]
pub(crate) struct Pictures(Mutex<VecDeque<(String, Bytes)>>);

impl Pictures {
    /// The picture with a tag, if it was drawn a short time ago.
    pub(crate) fn find(&self, tag: &str) -> Option<Bytes> {
        let pictures = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        pictures.iter().find(|(known, _)| known == tag).map(|(_, png)| png.clone())
    }

    /// Keeps a picture in place of the oldest one.
    pub(crate) fn keep(&self, tag: String, png: Bytes) {
        let mut pictures = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        if pictures.len() == KEPT {
            pictures.pop_front();
        }
        pictures.push_back((tag, png));
    }
}

/// Draws a scene as PNG; none if there is no memory for it.
pub(crate) fn png(scene: &Scene) -> Option<Vec<u8>> {
    drawn(scene)?.encode_png().ok()
}

fn drawn(scene: &Scene) -> Option<Pixmap> {
    let mut canvas = Canvas(Pixmap::new(WIDTH.into(), HEIGHT.into())?);
    let (width, height) = (f32::from(WIDTH), f32::from(HEIGHT));
    canvas.rectangle([0.0, 0.0, width, height], PAPER);
    let emblem = [emblem()];
    let known: Vec<&Sketch> = scene.towns.iter().filter(|town| !town.plots.is_empty()).collect();
    let towns = if known.is_empty() { emblem.iter().collect() } else { known.clone() };
    let band = if scene.people.is_empty() { MARGIN } else { BAND };
    let room = height - MARGIN - band;
    let share = (width - MARGIN) / count(towns.len());
    for (at, town) in towns.into_iter().enumerate() {
        let cell = ((share - MARGIN) / count(town.columns)).min(room / count(town.rows));
        let left = MARGIN / 2.0 + share * (count(at) + 0.5) - cell * count(town.columns) / 2.0;
        let top = MARGIN + (room - cell * count(town.rows)) / 2.0;
        if !known.is_empty() {
            let (wide, high) = (cell * count(town.columns), cell * count(town.rows));
            canvas.rounded([left - 12.0, top - 12.0, wide + 24.0, high + 24.0], 18.0, SHEET);
        }
        for plot in &town.plots {
            let corner = [left + cell * count(plot.column), top + cell * count(plot.row)];
            canvas.tile(corner, cell, plot.look);
            if let Some(colour) = plot.seat.and_then(|seat| scene.colours.get(seat)) {
                let [x, y] = corner;
                canvas.disc([x + cell * 0.72, y + cell * 0.7], cell * 0.16, *colour);
            }
        }
    }
    let step = 68.0;
    let first = width / 2.0 - step * (count(scene.people.len()) - 1.0) / 2.0;
    for (at, seat) in scene.people.iter().enumerate() {
        if let Some(colour) = scene.colours.get(*seat) {
            canvas.disc([first + step * count(at), height - BAND / 2.0 + 4.0], 24.0, *colour);
        }
    }
    Some(canvas.0)
}

/// A row of tiles for a table without a town.
fn emblem() -> Sketch {
    let tiles = EMBLEM.iter().enumerate();
    let plots = tiles.map(|(column, &look)| Plot { column, row: 0, look, seat: None });
    Sketch { columns: EMBLEM.len(), rows: 1, plots: plots.collect() }
}

/// A number of things as a length.
fn count(number: usize) -> f32 {
    f32::from(u16::try_from(number).unwrap_or(u16::MAX))
}

/// The colour of an emblem's disc.
const fn rgb(colour: Colour) -> [u8; 3] {
    match colour {
        Colour::Star => [0xdf, 0x30, 0x24],
        Colour::Moon => [0x1c, 0x25, 0x52],
        Colour::Wave => [0x1b, 0x7a, 0x72],
        Colour::Heart => [0xe7, 0x8d, 0xb5],
        Colour::Lightning => [0xf4, 0xdb, 0x44],
        Colour::Tulip => [0xfb, 0xfa, 0xf7],
    }
}

/// What is drawn on, in pixels from the upper left corner. Boxes are left, top, width and height.
struct Canvas(Pixmap);

impl Canvas {
    fn rectangle(&mut self, [x, y, width, height]: [f32; 4], colour: [u8; 3]) {
        if let Some(rectangle) = Rect::from_xywh(x, y, width, height) {
            self.0.fill_rect(rectangle, &paint(colour), Transform::identity(), None);
        }
    }

    fn rounded(&mut self, [x, y, width, height]: [f32; 4], radius: f32, colour: [u8; 3]) {
        let (right, bottom, r) = (x + width, y + height, radius);
        let mut path = PathBuilder::new();
        path.move_to(x + r, y);
        path.line_to(right - r, y);
        path.quad_to(right, y, right, y + r);
        path.line_to(right, bottom - r);
        path.quad_to(right, bottom, right - r, bottom);
        path.line_to(x + r, bottom);
        path.quad_to(x, bottom, x, bottom - r);
        path.line_to(x, y + r);
        path.quad_to(x, y, x + r, y);
        path.close();
        self.fill(path, colour);
    }

    fn polygon(&mut self, corners: &[[f32; 2]], colour: [u8; 3]) {
        let mut path = PathBuilder::new();
        for (at, &[x, y]) in corners.iter().enumerate() {
            if at == 0 { path.move_to(x, y) } else { path.line_to(x, y) }
        }
        path.close();
        self.fill(path, colour);
    }

    fn circle(&mut self, [x, y]: [f32; 2], radius: f32, colour: [u8; 3]) {
        if let Some(path) = PathBuilder::from_circle(x, y, radius) {
            self.0.fill_path(&path, &paint(colour), FillRule::Winding, Transform::identity(), None);
        }
    }

    fn fill(&mut self, path: PathBuilder, colour: [u8; 3]) {
        if let Some(path) = path.finish() {
            self.0.fill_path(&path, &paint(colour), FillRule::Winding, Transform::identity(), None);
        }
    }

    /// A disc with its two rims.
    fn disc(&mut self, middle: [f32; 2], radius: f32, colour: Colour) {
        self.circle(middle, radius * 1.25, INK);
        self.circle(middle, radius * 1.12, SHEET);
        self.circle(middle, radius * 0.95, rgb(colour));
    }

    /// A tile on a cell: its edge, its ground and what stands there.
    fn tile(&mut self, [x, y]: [f32; 2], cell: f32, look: Look) {
        let (size, gap) = (cell * TILE, cell * (1.0 - TILE) / 2.0);
        let radius = size * 0.12;
        self.rounded([x + gap, y + gap + size * 0.04, size, size], radius, look.deep);
        self.rounded([x + gap, y + gap, size, size * 0.98], radius, look.ground);
        // models are 24 by 24
        let unit = size / 24.0;
        let at = |[right, down]: [f32; 2]| [x + gap + right * unit, y + gap + down * unit];
        let of = |[left, top, width, height]: [f32; 4]| {
            let [x, y] = at([left, top]);
            [x, y, width * unit, height * unit]
        };
        match look.model {
            Model::Nothing => {}
            Model::House => {
                self.rectangle(of([5.0, 11.0, 14.0, 9.0]), WALL);
                self.polygon(&[[3.5, 11.5], [12.0, 4.0], [20.5, 11.5]].map(at), look.deep);
                self.rectangle(of([10.5, 14.5, 3.0, 5.5]), look.deep);
            }
            Model::Shop => {
                self.rectangle(of([4.5, 9.0, 15.0, 11.0]), WALL);
                self.polygon(
                    &[[3.5, 10.5], [5.5, 5.0], [18.5, 5.0], [20.5, 10.5]].map(at),
                    look.deep,
                );
                self.rectangle(of([6.5, 13.0, 4.5, 4.5]), look.deep);
                self.rectangle(of([13.5, 13.0, 3.5, 7.0]), look.deep);
            }
            Model::Tower => {
                self.rectangle(of([8.0, 4.0, 8.0, 16.0]), WALL);
                self.rectangle(of([5.0, 12.0, 14.0, 8.0]), WALL);
                for [left, top] in
                    [[9.5, 6.0], [12.5, 6.0], [9.5, 9.5], [12.5, 9.5], [6.5, 14.5], [15.5, 14.5]]
                {
                    self.rectangle(of([left, top, 2.0, 2.2]), look.deep);
                }
                self.rectangle(of([10.75, 15.0, 2.5, 5.0]), look.deep);
            }
            Model::Columns => {
                self.polygon(&[[3.5, 9.5], [12.0, 4.0], [20.5, 9.5]].map(at), look.deep);
                self.rectangle(of([4.5, 9.5, 15.0, 1.8]), WALL);
                for left in [5.5, 9.2, 12.9, 16.6] {
                    self.rectangle(of([left, 11.3, 2.0, 6.9]), WALL);
                }
                self.rectangle(of([4.0, 18.2, 16.0, 1.8]), WALL);
            }
            Model::Works => {
                self.rectangle(of([16.5, 4.5, 2.8, 9.0]), look.deep);
                self.polygon(
                    &[
                        [4.5, 20.0],
                        [4.5, 12.5],
                        [9.5, 9.5],
                        [9.5, 12.5],
                        [14.5, 9.5],
                        [14.5, 12.5],
                        [19.5, 12.5],
                        [19.5, 20.0],
                    ]
                    .map(at),
                    WALL,
                );
                for left in [6.5, 11.0, 15.5] {
                    self.rectangle(of([left, 15.0, 2.4, 2.6]), look.deep);
                }
            }
            Model::Trees => {
                for [middle, top, size] in [[8.0, 9.5, 4.2], [15.5, 12.0, 3.6]] {
                    self.rectangle(of([middle - 0.7, top, 1.4, 20.0 - top]), look.deep);
                    let [x, y] = at([middle, top]);
                    self.circle([x, y], size * unit, look.deep);
                    self.circle([x - unit * 0.6, y - unit * 0.6], size * 0.72 * unit, LEAF);
                }
            }
        }
    }
}

fn paint([r, g, b]: [u8; 3]) -> Paint<'static> {
    let mut paint = Paint::default();
    paint.set_color_rgba8(r, g, b, 255);
    paint
}

#[cfg(test)]
mod tests {
    use catalog::{LOT, Look, Model, Plot, Sketch};
    use table::wire::Colour;

    use super::{HEIGHT, KEPT, MARGIN, PAPER, Pictures, Scene, WIDTH, drawn, png};

    const SHOP: Look = Look { ground: [82, 153, 219], deep: [23, 63, 107], model: Model::Nothing };

    /// A town of two by two cells with a tile in its upper right corner.
    fn scene() -> Scene {
        let plots = [(0, 0, LOT), (1, 0, SHOP), (0, 1, LOT), (1, 1, LOT)];
        let plots = plots.map(|(column, row, look)| Plot { column, row, look, seat: None });
        Scene {
            towns: vec![Sketch { columns: 2, rows: 2, plots: plots.to_vec() }],
            colours: vec![Colour::Wave],
            people: vec![],
        }
    }

    fn pixel(scene: &Scene, x: u32, y: u32) -> [u8; 3] {
        let pixel = drawn(scene).unwrap().pixel(x, y).unwrap();
        [pixel.red(), pixel.green(), pixel.blue()]
    }

    #[test]
    fn a_picture_is_a_png_of_the_size_that_messengers_ask_for() {
        let png = png(&scene()).unwrap();
        assert_eq!(&png[..8], b"\x89PNG\r\n\x1a\n");
        let side = |at: usize| u32::from_be_bytes(png[at..at + 4].try_into().unwrap());
        assert_eq!((side(16), side(20)), (u32::from(WIDTH), u32::from(HEIGHT)));
    }

    #[test]
    fn a_tile_has_its_colour_in_its_place() {
        // the town has the height without the margins, and stands in the middle
        let room = f32::from(HEIGHT) - 2.0 * MARGIN;
        let (middle, quarter) = (f32::from(WIDTH) / 2.0, room / 4.0);
        let at = |x: f32, y: f32| pixel(&scene(), x as u32, y as u32);
        assert_eq!(at(middle + quarter, MARGIN + quarter), SHOP.ground);
        assert_eq!(at(middle - quarter, MARGIN + quarter), LOT.ground);
        assert_eq!(at(2.0, 2.0), PAPER);
    }

    #[test]
    fn people_have_discs_below_the_town() {
        let with = Scene { people: vec![0], ..scene() };
        let below = (u32::from(WIDTH) / 2, u32::from(HEIGHT) - 46);
        assert_eq!(pixel(&with, below.0, below.1), [0x1b, 0x7a, 0x72]);
        assert_ne!(pixel(&scene(), below.0, below.1), [0x1b, 0x7a, 0x72]);
    }

    #[test]
    fn a_table_without_a_town_has_an_emblem() {
        let empty = Scene { towns: vec![], ..scene() };
        assert_ne!(pixel(&empty, u32::from(WIDTH) / 2, u32::from(HEIGHT) / 2), PAPER);
    }

    #[test]
    fn only_the_newest_pictures_are_kept() {
        let pictures = Pictures::default();
        for tag in 0..=KEPT {
            pictures.keep(tag.to_string(), vec![0].into());
        }
        assert!(pictures.find("0").is_none());
        assert!(pictures.find("1").is_some());
    }
}
