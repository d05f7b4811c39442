import type { z } from 'zod';
import type { Draft } from '#platform/web/forms/use-zod-form.ts';
import { TIME_ZONES } from '../../contract/time-zones.ts';
import type { companyForm, CompanyProfile } from '../../contract/company.schema.ts';
import { choiceFor } from '../../contract/four-eyes.policy.ts';

/** What the form starts with: the stored company, empty texts where nothing is stored. */
export function initialProfile(company: CompanyProfile): Draft<z.input<typeof companyForm>> {
  const { currency: _fixed, timezone, ...config } = company.config;
  return {
    name: company.name,
    short_name: company.short_name ?? '',
    registration_no: company.registration_no ?? '',
    old_registration_no: company.old_registration_no ?? '',
    business_nature: company.business_nature ?? '',
    sector: company.sector ?? '',
    established_at: company.established_at ?? '',
    logo: company.logo?.file ?? null,
    stamp: company.stamp?.file ?? null,
    signatory: {
      name: company.signatory.name ?? '',
      position: company.signatory.position ?? '',
      signature: company.signatory.signature?.file ?? null,
    },
    email: company.email ?? '',
    phone: company.phone ?? '',
    fax: company.fax ?? '',
    website: company.website ?? '',
    address_1: company.address_1 ?? '',
    address_2: company.address_2 ?? '',
    postcode: company.postcode ?? '',
    city: company.city ?? '',
    state: company.state ?? '',
    country: company.country,
    config: {
      ...config,
      four_eyes_for: Object.fromEntries(company.four_eyes_subjects.map(({ key }) => [key, choiceFor(config, key)])),
      timezone: TIME_ZONES.find((zone) => zone === timezone) ?? TIME_ZONES[0],
      kdn_licence_no: config.kdn_licence_no ?? '',
      kdn_licence_expiry: config.kdn_licence_expiry ?? '',
    },
  };
}
