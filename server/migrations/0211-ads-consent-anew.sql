-- Who agreed to stand on landing pages was told of photo and first name alone; age, region and sentence are shown too (C15). They are asked anew.
update profiles p set ad_consent = false
  where ad_consent and exists (select from consents c where c.site_id = p.site_id and c.account_id = p.id and c.kind = 'ads' and c.text_version = '1');
