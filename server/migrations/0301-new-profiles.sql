-- Serves: reminding newcomers of what their profile misses.
create index profiles_new on profiles (created_at) where kind = 'member';
