//! The cities (SP-EUR), each by its map in section 4.9 of the expansion.

use super::{At, Town, family, is_cultural, near, on_perimeter};

/// Name, rows of the map, and its obstacles (SP-SET-5).
type City = (&'static str, [&'static str; 10], &'static str);

const PLAIN: &str = "..........";

const CITIES: [City; 8] = [
    (
        "paris",
        [
            PLAIN,
            PLAIN,
            "....rrrr..",
            "...rr..rr.",
            "..rr....rr",
            "..rEE.....",
            ".rrEE.....",
            ".r........",
            "rr........",
            "r.........",
        ],
        "E",
    ),
    ("london", [PLAIN; 10], ""),
    (
        "zurich",
        [
            PLAIN,
            PLAIN,
            PLAIN,
            PLAIN,
            PLAIN,
            "...*****..",
            "...*~~~*..",
            "...*~~~*..",
            "...*~~~*..",
            "...*~~~*..",
        ],
        "~",
    ),
    (
        "madrid",
        [
            PLAIN,
            PLAIN,
            PLAIN,
            "..$$$$$...",
            "..$GGG$...",
            "..$GGG$...",
            "..$$$$$...",
            PLAIN,
            PLAIN,
            PLAIN,
        ],
        "G",
    ),
    (
        "rome",
        [
            "...T......",
            "...TT.....",
            "....T.....",
            "...TT.....",
            "..TT......",
            "..T.......",
            "..TTT.....",
            "....TT....",
            ".....T....",
            ".....T....",
        ],
        "T",
    ),
    (
        "berlin",
        [
            "WWWWWEEEEE",
            "WWWWWEEEEE",
            "WWWWWWEEEE",
            "WWWWWWEEEE",
            "WWWWWEEEEE",
            "WWWWWEEEEE",
            "WWWWEEEEEE",
            "WWWWEEEEEE",
            "WWWWWEEEEE",
            "WWWWWEEEEE",
        ],
        "",
    ),
    (
        "helsinki",
        [
            PLAIN,
            PLAIN,
            PLAIN,
            PLAIN,
            PLAIN,
            PLAIN,
            "........~~",
            "~~....~~~~",
            "~~~..~~~~~",
            "~~~~~~~~~~",
        ],
        "~",
    ),
    (
        "athens",
        [PLAIN, PLAIN, PLAIN, "....PP....", "....PP....", PLAIN, PLAIN, PLAIN, PLAIN, ".HH......."],
        "PH",
    ),
];

impl Town {
    pub(crate) fn is_in(&self, city: &str) -> bool {
        self.city == city
    }

    fn map(&self) -> Option<&'static City> {
        CITIES.iter().find(|(name, ..)| self.is_in(name))
    }

    /// What is printed on a cell.
    fn print(&self, at: At) -> char {
        let row = self.map().map(|(_, rows, _)| rows[at.1 as usize]);
        row.and_then(|row| row.chars().nth(at.0 as usize)).unwrap_or('.')
    }

    /// The cells of a city on which something is printed.
    fn printed(&self, city: &str, mark: char) -> Vec<At> {
        if !self.is_in(city) {
            return vec![];
        }
        let all = (0..10).flat_map(|row| (0..10).map(move |column| (column, row)));
        all.filter(|&at| self.print(at) == mark).collect()
    }

    /// SP-SET-5.
    pub(super) fn is_obstacle(&self, at: At) -> bool {
        self.map().is_some_and(|(.., closed)| closed.contains(self.print(at)))
    }

    /// SP-EUR-12, SP-EUR-41.
    pub(super) fn surcharge(&self, new: &[At]) -> i32 {
        let dear = [self.printed("paris", 'r'), self.printed("madrid", '$')].concat();
        new.iter().filter(|at| dear.contains(at)).count() as i32
    }

    /// SP-EUR-4: landmarks that count as public buildings near some cells.
    pub(super) fn landmarks_near(&self, cells: &[At]) -> i32 {
        let all = [self.printed("paris", 'E'), self.printed("rome", 'T')];
        all.iter().filter(|landmark| near(landmark, cells)).count() as i32
    }

    /// SP-EUR-80.
    pub(super) fn temple_level(&self, cells: &[At]) -> i32 {
        if near(&self.printed("athens", 'P'), cells) { 4 } else { 0 }
    }

    /// SP-EUR-81.
    pub(super) fn piraeus_near(&self, cells: &[At]) -> bool {
        near(&self.printed("athens", 'H'), cells)
    }

    /// Whether a city lets a tile cover some new cells, by building or by growing (SP-EUR-10,
    /// SP-EUR-11, SP-EUR-31 to SP-EUR-33).
    pub(super) fn city_allows(&self, code: &str, new: &[At], built: bool) -> bool {
        let kind = family(code).0;
        let industry = ["F", "Ref", "Har", "War"].contains(&kind);
        let marked = self.printed("zurich", '*');
        let on_marked = |at: &At| marked.contains(at);
        match self.city.as_str() {
            "paris" => {
                !["F2", "F3", "Ref", "Har"].contains(&code)
                    && (code != "F1" || new.iter().all(|&at| on_perimeter(at)))
            }
            "zurich" if kind == "R" => !built || new.iter().all(on_marked),
            "zurich" => {
                !new.iter().any(on_marked)
                    && (!built || !industry || new.iter().any(|&at| on_perimeter(at)))
            }
            _ => true,
        }
    }

    /// Whether the wall stands: it falls in round 8 (SP-SET-9).
    fn has_wall(&self) -> bool {
        self.is_in("berlin") && self.round <= 7
    }

    /// SP-EUR-60.
    pub(super) fn crosses_wall(&self, cells: &[At]) -> bool {
        self.has_wall() && cells.iter().any(|&at| self.print(at) != self.print(cells[0]))
    }

    /// SP-ROA-10: whether the wall touches a point, counted from the upper left corner of the map.
    pub(super) fn wall_touches(&self, point: At) -> bool {
        let around = [(-1, -1), (0, -1), (-1, 0), (0, 0)].map(|(x, y)| (point.0 + x, point.1 + y));
        let on_map = |at: &&At| (0..10).contains(&at.0) && (0..10).contains(&at.1);
        let sides: Vec<char> = around.iter().filter(on_map).map(|&at| self.print(at)).collect();
        self.has_wall() && sides.contains(&'W') && sides.contains(&'E')
    }

    /// SP-EUR-72.
    pub(super) fn water_income(&self) -> i32 {
        let water = self.printed("helsinki", '~');
        let by_water = self.tiles.iter().filter(|tile| near(&tile.cells, &water));
        by_water.filter(|tile| is_cultural(&tile.code)).count().min(6) as i32
    }

    /// SP-EUR-82.
    pub(super) fn shops_pollute(&self) -> i32 {
        let shops = self.tiles.iter().filter(|tile| family(&tile.code).0 == "C").count() as i32;
        if self.is_in("athens") { shops } else { 0 }
    }

    /// SP-EUR-34.
    pub(super) fn is_not_measured(&self) -> bool {
        self.is_in("zurich") && self.round <= 2
    }
}
