-- The number of a row is unique within its site, as everywhere: a site that comes from another cluster brings its own.
alter table past_notices drop constraint past_notices_pkey, add primary key (site_id, id);
