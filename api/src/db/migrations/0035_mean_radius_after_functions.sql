-- Distances are those of the earth's mean radius, 6371 km; earthdistance measures on a sphere of 6378.168 km.
alter table materials
  alter column delivery_reach set expression as (gc_to_sec((delivery_max_km + 0.05) * 1000 * 6378.168 / 6371));
