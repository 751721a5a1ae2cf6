//! The shapes of the rules, and every shape that an owner can draw.

use std::collections::BTreeSet;

use super::*;

#[test]
fn shapes_match_the_rules() {
    let constants = Constants::standard();
    let counts = |name| (constants.shape_set(name).len(), constants.fixed_shapes(name).len());
    let expected = [
        ("S1", (1, 1)),
        ("S2", (1, 2)),
        ("S3", (2, 6)),
        ("S4", (5, 19)),
        ("S5", (12, 63)),
        ("2x3", (1, 2)),
        ("I3", (1, 2)),
        ("L3", (1, 4)),
        ("O4", (1, 1)),
        ("none", (0, 0)),
    ];
    for (name, count) in expected {
        assert_eq!(counts(name), count, "{name}");
    }
    assert_eq!(constants.shape_set("L3"), [vec![(0, 0), (0, 1), (1, 0)]]);
    assert_eq!(constants.shape_sets().count(), 9);
}

/// A shape as (column, row) of its cells, sorted and moved to the upper left corner.
type Shape = Vec<(u8, u8)>;

fn cornered(cells: impl Iterator<Item = (i8, i8)> + Clone) -> Shape {
    let left = cells.clone().map(|cell| cell.0).min().expect("a cell");
    let top = cells.clone().map(|cell| cell.1).min().expect("a cell");
    let mut shape: Shape = cells.map(|(x, y)| ((x - left) as u8, (y - top) as u8)).collect();
    shape.sort_unstable();
    shape
}

/// The distinct symmetries of a shape, at most eight.
fn symmetries(shape: &Shape) -> BTreeSet<Shape> {
    let signed = || shape.iter().map(|&(x, y)| (x as i8, y as i8));
    let mut all = BTreeSet::new();
    for (across, down) in [(1, 1), (1, -1), (-1, 1), (-1, -1)] {
        all.insert(cornered(signed().map(|(x, y)| (across * x, down * y))));
        all.insert(cornered(signed().map(|(x, y)| (across * y, down * x))));
    }
    all
}

/// All shapes with this many cells, rotations and reflections counted separately: the shapes of one
/// cell fewer plus an adjacent cell.
fn fixed_shapes(cells: usize) -> BTreeSet<Shape> {
    if cells == 1 {
        return BTreeSet::from([vec![(0, 0)]]);
    }
    let mut all = BTreeSet::new();
    for shape in fixed_shapes(cells - 1) {
        let signed: Vec<(i8, i8)> = shape.iter().map(|&(x, y)| (x as i8, y as i8)).collect();
        for (x, y) in &signed {
            for beside in [(x + 1, *y), (x - 1, *y), (*x, y + 1), (*x, y - 1)] {
                if !signed.contains(&beside) {
                    all.insert(cornered(signed.iter().copied().chain([beside])));
                }
            }
        }
    }
    all
}

/// One representative of each shape up to rotation and reflection.
fn free_shapes(cells: usize) -> Vec<Shape> {
    let all = fixed_shapes(cells);
    all.into_iter().filter(|shape| symmetries(shape).first() == Some(shape)).collect()
}

/// The picture of a shape, shifted right and down.
fn picture(shape: &Shape, right: u8, down: u8) -> String {
    let most = |part: fn(&(u8, u8)) -> u8| shape.iter().map(part).max().expect("a cell");
    let letter = |x: u8, y: u8| {
        let drawn = x >= right && y >= down && shape.contains(&(x - right, y - down));
        if drawn { '#' } else { '.' }
    };
    let line = |y| (0..=most(|cell| cell.0) + right).map(|x| letter(x, y)).collect::<String>();
    (0..=most(|cell| cell.1) + down).map(line).collect::<Vec<_>>().join("/")
}

/// The numbers of free and fixed polyominoes are known.
#[test]
fn an_owner_can_draw_every_shape_of_up_to_six_cells() {
    for (cells, free, fixed) in
        [(1, 1, 1), (2, 1, 2), (3, 2, 6), (4, 5, 19), (5, 12, 63), (6, 35, 216)]
    {
        let shapes = free_shapes(cells);
        assert_eq!(shapes.len(), free);
        // Drawn at any place and in any orientation.
        let drawn: Vec<Shape> = shapes
            .iter()
            .enumerate()
            .map(|(number, shape)| {
                let ways = symmetries(shape);
                ways.iter().nth(number % ways.len()).expect("a way").clone()
            })
            .collect();
        let pictures: Vec<String> = drawn
            .iter()
            .enumerate()
            .map(|(number, shape)| picture(shape, number as u8 % 7, number as u8 % 5))
            .collect();
        let own = sound(&format!("shape_sets.own = {pictures:?}"));
        assert_eq!(own.shape_set("own"), drawn, "{pictures:?}");
        let all: Vec<Shape> = fixed_shapes(cells).into_iter().collect();
        assert_eq!((all.len(), own.fixed_shapes("own")), (fixed, all));
        let row = own.get("shape_sets.own").map(|row| row.value.clone());
        assert_eq!(row, Some(Value::Words(pictures)), "it is listed as it was drawn");
    }
}

#[test]
fn a_shape_drawn_twice_is_a_fault_in_any_orientation() {
    let mut text = "name = 'mine'\n".to_owned();
    let mut expected = vec![];
    for shape in free_shapes(5) {
        for other in symmetries(&shape) {
            let pictures = [picture(&shape, 0, 0), picture(&other, 1, 2)];
            let name = format!("own_{:02}", expected.len());
            text += &format!("shape_sets.{name} = {pictures:?}\n");
            expected.push(format!("double_shape shape_sets.{name}, entry 2"));
        }
    }
    faults(&text, &expected.iter().map(String::as_str).collect::<Vec<_>>());
}

#[test]
fn a_picture_has_twelve_rows_and_columns_and_a_set_35_shapes() {
    let one = vec![(0, 0)];
    let own = |right, down| format!("shape_sets.own = [{:?}]", picture(&one, right, down));
    for (right, down) in [(11, 0), (0, 11), (11, 11)] {
        let constants = sound(&own(right, down));
        assert_eq!(constants.shape_set("own"), std::slice::from_ref(&one));
    }
    for (right, down) in [(12, 0), (0, 12), (12, 12), (99, 3)] {
        let told = told(&own(right, down));
        assert!(told.contains("is too large"), "{told}");
    }
    let many = vec!["######"; 36];
    faults(&format!("name = 'mine'\nshape_sets.own = {many:?}"), &["wrong_length shape_sets.own"]);
}
