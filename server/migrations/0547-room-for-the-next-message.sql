-- Each message changes its conversation's row: a new version beside the old one needs no entry in the indexes.
alter table conversations set (fillfactor = 70);
