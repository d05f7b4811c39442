-- Pictures are kept small as well, for lists.
alter table files add column thumb_path text;
