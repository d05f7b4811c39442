-- A purchase lists several things: what was written of one becomes the first line.
update asm_applications
set payload = (payload - array['category', 'name', 'calibre', 'quantity', 'cost'])
    || jsonb_build_object('items', jsonb_build_array((payload - array['store_id', 'justification'])))
where type = 'Asset' and category = 'Purchase' and payload ?| array['category', 'name', 'calibre', 'quantity', 'cost'];

update asm_applications
set decision = jsonb_set(decision, '{serials}', jsonb_build_array(decision -> 'serials'))
where type = 'Asset' and category = 'Purchase' and jsonb_typeof(decision -> 'serials') = 'string';
