alter table consents drop constraint consents_kind_check,
  add constraint consents_kind_check
    check (kind in ('terms', 'orientation', 'ads', 'fictional', 'immediate_delivery', 'entry_warning', 'verification',
      'saved_card', 'marketing'))
    not valid;
alter table consents validate constraint consents_kind_check;
