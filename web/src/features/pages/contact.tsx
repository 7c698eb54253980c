import { Link } from '@tanstack/react-router';
import { useTranslations } from 'use-intl';
import { useApp } from '../../api/use-app.ts';

/** Who is behind the site and how to reach a person there; at the same place on every page (T50, T65, WCAG 3.2.6). */
export function Contact() {
  const t = useTranslations('pages.contact');
  const { settings } = useApp();
  const numbers = [
    settings.company_kvk && t('kvk', { number: settings.company_kvk }),
    settings.company_vat_numbers && t('vat', { number: settings.company_vat_numbers }),
  ];
  return (
    <section className="reading-contact" aria-labelledby="contact">
      <h2 id="contact">{t('title')}</h2>
      <p>{t('intro')}</p>
      <p>
        <a href={`mailto:${settings.support_email}`}>{settings.support_email}</a>
        <a href={`tel:${settings.support_phone.replaceAll(/[-\s]/g, '')}`}>{settings.support_phone}</a>
        <Link to="/complaints">{t('complaint')}</Link>
      </p>
      <p className="reading-company">
        {[settings.company_name, settings.company_address, settings.company_city, ...numbers]
          .filter(Boolean)
          .join(' · ')}
      </p>
    </section>
  );
}
