-- How often guards are asked whether all is well, as the site had it when the operation was planned.
alter table patrol_operations add column welfare_minutes integer;
update patrol_operations o set welfare_minutes = s.welfare_minutes from patrol_sites s where s.company_id = o.company_id and s.id = o.site_id;
