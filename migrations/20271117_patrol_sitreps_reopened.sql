-- A report that was closed too soon is opened again, with the reason.
alter table patrol_sitrep_notes drop constraint patrol_sitrep_notes_kind_check;
alter table patrol_sitrep_notes add check (kind in ('review', 'follow_up', 'close', 'reopen'));
