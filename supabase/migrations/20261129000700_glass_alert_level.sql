-- A new kind of glass begins with the alert level that the office's form begins with.
alter table public.glass_items alter column low_stock set default 4;
