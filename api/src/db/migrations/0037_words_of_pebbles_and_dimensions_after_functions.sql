-- search_text and stemmable read these otherwise than before.
update materials set title = title where concat_ws(' ', title, description) ~* 'gravillonn|\d ?par ?\d|r2v';
