-- Serves: the documents of a site's month, for its books and its staff.
create index invoices_of_site on invoices (site_id, issued_at, id);
-- Serves: a document by its number, for staff.
create index invoices_by_number on invoices (site_id, number);
drop index invoices_issued;
