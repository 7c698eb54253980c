-- Where a picture of an invented profile comes from, and by what right it is shown: asked of staff with each. Goes with the picture.
create table picture_origins (
  site_id smallint not null,
  photo_id uuid not null,
  origin text not null check (origin in ('licensed', 'model', 'ai')),
  -- The licence, the model's consent, or what made it, in words of staff.
  note text not null check (length(note) between 3 and 500),
  primary key (site_id, photo_id),
  foreign key (site_id, photo_id) references photos (site_id, id) on delete cascade
);
select describe_columns('picture_origins', '{site_id,photo_id,origin,note}',
  'by what right a picture of an invented profile is shown; legitimate interest; until the picture is removed');
