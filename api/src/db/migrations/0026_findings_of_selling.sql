-- Statistics, exports and removals also ask for a seller's deleted materials.
drop index materials_seller;
create index materials_seller on materials (seller_id, created_at desc, id desc);

alter table moderation_log
  drop constraint moderation_log_action_check,
  add constraint moderation_log_action_check check (action in (
    'hide_material', 'restore_material', 'edit_material', 'reject_reports', 'warn_author', 'verify_seller',
    'refuse_verification', 'read_document', 'change_material_limit', 'answer_contact', 'grant_admin'
  ));
