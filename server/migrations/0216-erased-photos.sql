-- What the photos of erased members looked like, so that none becomes the picture of an invented profile (T1): a number
-- from 64 dots of the picture, without whose it was, on which site, or at what hour it went.
create table erased_photos (
  perceptual_hash bytea primary key check (length(perceptual_hash) = 8),
  erased_on date not null
);
-- Serves: the job that forgets what is over.
create index erased_photos_old on erased_photos (erased_on);
select describe_columns('erased_photos', '{perceptual_hash,erased_on}',
  'keeping the photos of former members from becoming those of an invented profile; legitimate interest; 5 years');
