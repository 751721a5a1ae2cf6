//! The codes by which programs know refusals.

use super::Why;

impl Why {
    /// The stable code for programs: the name in the rules, or the nearest of those.
    #[allow(clippy::too_many_lines)] // one table
    pub const fn code(&self) -> &'static str {
        match self {
            Why::GameOver => "game_over",
            Why::NoSuchSeat => "no_such_seat",
            Why::SeatIsOut => "out",
            Why::NotYourTurn { .. } => "not_your_turn",
            Why::WrongStep | Why::CardDue | Why::StartTilesDue => "wrong_step",
            Why::LuckDue => "luck_due",
            Why::LuckNotDue => "luck_not_due",
            Why::WrongDraw => "wrong_draw",
            Why::PromiseNotDrawn => "not_drawn",
            Why::CardNotOffered { .. } | Why::NoSuchChoice { .. } => "not_offered",
            Why::HallNotPlaced | Why::PlatformNotChosen | Why::NotCommitted => "not_committed",
            Why::HallPlaced | Why::PlatformChosen | Why::PlanCommitted => "committed",
            Why::NoSuchPlatform => "no_platform",
            Why::NothingPlanned => "nothing_planned",
            Why::BuildingOver
            | Why::UpgradesOver
            | Why::PlanEnds
            | Why::PointsShort { .. }
            | Why::ZoneHasGrown => "no_points",
            Why::ZoneFull { .. } => "zone_full",
            Why::NoSuchTile
            | Why::NoStartTile { .. }
            | Why::NoStartTileLeft { .. }
            | Why::NeverBuilt { .. }
            | Why::OnlyOne { .. }
            | Why::NoneLeft { .. }
            | Why::CouncilNeverBuilds { .. }
            | Why::CouncilTooLarge { .. } => "out_of_stock",
            Why::NoHallShape { .. }
            | Why::NoRoomForHall { .. }
            | Why::NoLandForHall { .. }
            | Why::NoLandForStart { .. }
            | Why::NoPlaceForMayor { .. }
            | Why::NotAShape { .. }
            | Why::OutsideZone { .. }
            | Why::MayorThere { .. }
            | Why::CemeteryThere { .. }
            | Why::TileThere { .. }
            | Why::LandThere { .. }
            | Why::SomebodyThere { .. }
            | Why::NoRoomThere { .. }
            | Why::NoGrave { .. } => "blocked",
            Why::HomeAndFactory { .. } => "home_factory",
            Why::NotOnEdge { .. } => "needs_perimeter",
            Why::FewLand { code, .. } | Why::NothingBeside { code, .. } => code,
            Why::FewPublics { .. }
            | Why::FewHomes { .. }
            | Why::NoRefinery { .. }
            | Why::NoHarbor { .. }
            | Why::NoFactory { .. }
            | Why::Nowhere { .. } => "criterion",
            Why::GrowthDear { .. }
            | Why::PaidInMoney { .. }
            | Why::WrongPayment { .. }
            | Why::PaymentNotStored { .. }
            | Why::MaterialsShort { .. }
            | Why::TileDear { .. }
            | Why::LandDear { .. }
            | Why::CellDear { .. }
            | Why::ParkDear { .. }
            | Why::NotStored { .. }
            | Why::NoSuchPurchase { .. }
            | Why::CouncilMoneyShort { .. }
            | Why::CouncilVotesShort { .. }
            | Why::CouncilPromiseGone { .. }
            | Why::NoPromisePays
            | Why::CouncilIsFree => "cannot_pay",
            Why::NoTileBegins { .. }
            | Why::NeverRises { .. }
            | Why::NotBeside { .. }
            | Why::NoParkBegins { .. }
            | Why::NotAPark { .. }
            | Why::NoParkOfSize { .. } => "level_step",
            Why::NewThisRound { .. } => "new_this_round",
            Why::SomebodyMustEnter { .. }
            | Why::CannotEnter { .. }
            | Why::SomebodyMustMove { .. }
            | Why::NobodyToMove { .. }
            | Why::NeverTravels { .. }
            | Why::NobodyTravels
            | Why::NobodyRides
            | Why::TouristMovesOn
            | Why::OneTouristEach { .. }
            | Why::NobodyWaits { .. }
            | Why::NoNewcomer { .. }
            | Why::HomesMustFill => "must_move",
            Why::NotANeighbour => "not_a_neighbour",
            Why::NotASpace { .. }
            | Why::NotForTourists { .. }
            | Why::NotTheNextHome { .. }
            | Why::NotAnEmptyHome { .. }
            | Why::NoFreeHome { .. }
            | Why::NobodyCanDie { .. } => "not_a_space",
            Why::NotFree { .. } => "vacated",
            Why::SameColour { .. } => "same_colour",
            Why::TooFar { .. } => "too_far",
            Why::NowhereToStand { .. } => "no_people_space",
            Why::SomebodyStands { .. } => "occupied",
            Why::NoUseLeft => "no_space",
            Why::MustDiscard => "must_discard",
            Why::NoDisc { .. } | Why::NoSuchRow { .. } => "no_disc",
            Why::Unknown { .. } | Why::LuckIsNoAction | Why::ChoiceMissing { .. } => "no_input",
            Why::Module(why) => why.code(),
        }
    }
}
