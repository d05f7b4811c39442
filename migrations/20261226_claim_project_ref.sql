-- What an expense was for: the site or project of the company, in its own words.
alter table claim_items add column project_ref text check (char_length(project_ref) <= 80);
