/** The only way out of a company's row. */
import type { UploadedFile } from '#platform/contract/uploads.ts';
import { instantText } from '#platform/server/db/pool.ts';
import { readConfig } from '../contract/company-config.schema.ts';
import type { CompanyCard, CompanyProfile, FourEyesRow } from '../contract/company.schema.ts';
import { effectiveModules } from '../contract/subscription.schema.ts';
import type { CompanyCardRecord, UnitCounts } from './company.store.ts';
import type { CompanyRecord } from './company.tables.ts';

export interface ProfileParts extends UnitCounts {
  /** By uuid. */
  readonly files: ReadonlyMap<string, UploadedFile>;
  readonly seats: number | null;
  readonly subjects: FourEyesRow[];
  /** Stamp and signature make a paper of anybody a paper of the company: they are for those who look after its profile. */
  readonly seals: boolean;
}

/** Which company it is. */
const named = ({ id, user_id, domain_id, name, short_name }: CompanyRecord | CompanyCardRecord) => ({ id, user_id, domain_id, name, short_name });

export function presentCompany(
  record: CompanyRecord,
  { files, seats: employeeLimit, subjects, seals, branches_count, divisions_count, departments_count }: ProfileParts,
): CompanyProfile {
  const file = (uuid: string | null | undefined) => (uuid ? (files.get(uuid) ?? null) : null);
  const seal = (uuid: string | null | undefined) => (seals ? file(uuid) : null);
  return {
    ...named(record),
    registration_no: record.registration_no,
    old_registration_no: record.old_registration_no,
    business_nature: record.business_nature,
    sector: record.sector,
    established_at: record.established_at,
    logo: file(record.logo_file),
    stamp: seal(record.stamp_file),
    signatory: {
      name: record.signatory.name ?? null,
      position: record.signatory.position ?? null,
      signature: seal(record.signatory.signature),
    },
    email: record.email,
    phone: record.phone,
    fax: record.fax,
    website: record.website,
    address_1: record.address_1,
    address_2: record.address_2,
    postcode: record.postcode,
    city: record.city,
    state: record.state,
    country: record.country,
    config: readConfig(record.config),
    four_eyes_subjects: subjects,
    modules: record.modules,
    status: record.status,
    active_employees_count: record.active_employees_count,
    seats: employeeLimit,
    branches_count,
    divisions_count,
    departments_count,
    updated_at: instantText(record.updated_at),
  };
}

export function presentCompanyCard(record: CompanyCardRecord, logo: string | null): CompanyCard {
  const config = readConfig(record.config);
  return {
    ...named(record),
    logo,
    locality: config.locality,
    config,
    active_employees_count: record.active_employees_count,
    units_count: record.units_count,
    modules: effectiveModules(record.modules, record.plan_modules),
  };
}
