-- Serves: what waits for inspection, without comparing each photo with each that was removed.
alter table photos add column is_like_removed boolean not null default false;
select describe_columns('photos', '{is_like_removed}', 'recognising a photo that was removed or belongs to somebody else; legitimate interest; until removed by the member or erasure');

update photos p set is_like_removed = true
  where p.state = 'under_inspection' and length(p.perceptual_hash) = 8
    and exists (select from photo_tombstones t where t.site_id = p.site_id and length(t.perceptual_hash) = 8
      and bit_count(('x' || encode(t.perceptual_hash, 'hex'))::bit(64)
        # ('x' || encode(p.perceptual_hash, 'hex'))::bit(64)) <= 10);
