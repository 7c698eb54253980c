-- A member may hide how far away they are: then they have no cell, so no card, filter or order knows a distance, in either direction (T86).
alter table profiles add column hides_distance boolean not null default false;
select describe_columns('profiles', '{hides_distance}', 'telling no distance to or of who does not want it; contract; until erasure');
-- The cities of a cell that may be named: of the others the region is (T86). Made anew with the cell.
alter table merged_cells add column told_cities text[] not null default '{}';
select describe_columns('merged_cells', '{told_cities}', 'naming no city that singles somebody out; no personal data; made anew every day');
