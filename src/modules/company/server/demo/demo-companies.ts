import type { DemoCompany } from './demo-company.ts';
import { ENGINEERING_COMPANY } from './engineering-company.ts';
import { RETAIL_COMPANY } from './retail-company.ts';
import { SECURITY_COMPANY } from './security-company.ts';

/** Nothing is set up yet: the first steps of an owner. */
const EMPTY_COMPANY: DemoCompany = {
  key: 'c4',
  owner: 'empty',
  plan: 'trial',
  facts: {
    name: 'Mula Baharu Enterprise',
    short_name: 'Mula Baharu',
    registration_no: '209901000044',
    old_registration_no: null,
    business_nature: 'Consulting',
    sector: 'Services',
    established_at: '2026-01-05',
    email: 'empty@demo.my',
    phone: '+60355500400',
    website: 'https://mulabaharu.example',
  },
  codePrefix: '',
  branches: [],
  divisions: {},
  levels: [],
  positions: [],
  banks: [],
};

export const DEMO_COMPANIES: readonly DemoCompany[] = [RETAIL_COMPANY, SECURITY_COMPANY, ENGINEERING_COMPANY, EMPTY_COMPANY];
