-- What the agency owes the client of a project for a month below what was agreed; null: nothing was agreed about it.
alter table patrol_projects
  -- for each begun percentage point below the agreed share
  add column penalty_point numeric(12, 2) check (penalty_point > 0),
  -- for each emergency that was not answered in time
  add column penalty_answer numeric(12, 2) check (penalty_answer > 0),
  -- of the monthly fee, at most
  add column penalty_most_percent integer check (penalty_most_percent between 1 and 100);
