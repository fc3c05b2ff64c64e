create trigger announce_inserted after insert on materials
  referencing new table as changed for each statement execute function announce_materials();
create trigger announce_updated after update on materials
  referencing new table as changed for each statement execute function announce_materials();
create trigger announce_deleted after delete on materials
  referencing old table as changed for each statement execute function announce_materials();

create trigger announce_inserted after insert on material_images
  referencing new table as changed for each statement execute function announce_material_images();
create trigger announce_deleted after delete on material_images
  referencing old table as changed for each statement execute function announce_material_images();
