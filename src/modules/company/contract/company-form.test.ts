import { describe, expect, it } from 'vitest';
import { bankForm, maskAccount } from './bank.schema.ts';
import { companyForm } from './company.schema.ts';
import { schemesWithoutNumber } from './contribution.policy.ts';
import { typedContribution } from './contribution.factory.ts';
import { contributionForm, type ContributionRow } from './contribution.schema.ts';
import { branchForm, positionLevelForm } from './organisation.schema.ts';

const fields = companyForm.shape;

describe('company form', () => {
  it.each([
    ['2020 0101 2345', '202001012345'],
    ['', null],
    [null, null],
  ])('reads the SSM number %j as %j', (typed, read) => {
    expect(fields.registration_no.parse(typed)).toBe(read);
  });

  it.each(['12345', '20200101234A', '2020010123456'])('refuses the SSM number %j', (typed) => {
    expect(fields.registration_no.safeParse(typed).success).toBe(false);
  });

  it.each([
    ['123456-a', '123456-A'],
    ['1-Z', '1-Z'],
  ])('reads the old number %j as %j', (typed, read) => {
    expect(fields.old_registration_no.parse(typed)).toBe(read);
  });

  it('puts https before a bare address and refuses a script', () => {
    expect(fields.website.parse('serimesra.example')).toBe('https://serimesra.example');
    expect(fields.website.safeParse('javascript:alert(1)').success).toBe(false);
  });
});

describe('organisation forms', () => {
  it('wants at least one rest day and not all seven', () => {
    const rest = branchForm.shape.rest_days;
    expect(rest.safeParse([]).success).toBe(false);
    expect(rest.safeParse([1, 2, 3, 4, 5, 6, 7]).success).toBe(false);
    expect(rest.parse([5, 6])).toEqual([5, 6]);
  });

  it.each([
    [2000, 1000, false],
    [2000, 2000, true],
    [2000, null, true],
    [null, 1000, true],
  ])('salary band %s to %s: %s', (min_salary, max_salary, valid) => {
    expect(positionLevelForm.safeParse({ name: 'Manager', status: 'Active', min_salary, max_salary }).success).toBe(valid);
  });
});

const contribution = typedContribution();

describe('contribution form', () => {
  it('takes numbers as people write them', () => {
    expect(contributionForm.parse(contribution)).toMatchObject({
      socso_no: 'A1234567890X',
      tax_no: 'E1234567890',
      hrdf_rate: 1,
      officer_email: 'hr@demo.my',
      eis_no: null,
    });
  });

  it.each([
    ['epf_no', '1234567'],
    ['epf_no', '1234567890'],
    ['epf_no', ''],
    ['socso_no', 'A123'],
    ['socso_no', ''],
    ['tax_no', 'E123'],
  ])('refuses %s = %j', (field, value) => {
    const result = contributionForm.safeParse({ ...contribution, [field]: value });
    expect(result.error?.issues.map(({ path }) => path[0])).toEqual([field]);
  });

  it('needs no EPF number when EPF is off', () => {
    expect(contributionForm.safeParse({ ...contribution, epf_enabled: false, epf_no: '' }).success).toBe(true);
  });

  it('names the schemes whose files lack a number; EIS is filed under the SOCSO code', () => {
    const row = { ...contributionForm.parse(contribution), hrdf_enabled: true, tax_no: null, updated_at: '' } as ContributionRow;
    expect(schemesWithoutNumber(row)).toEqual(['hrdf', 'tax']);
    expect(schemesWithoutNumber({ ...row, socso_no: null })).toEqual(['socso', 'eis', 'hrdf', 'tax']);
  });
});

describe('bank accounts', () => {
  it.each([
    ['500000000011', '••••••••0011'],
    ['12345', '•2345'],
    ['123', '123'],
  ])('shows %s as %s', (number, shown) => {
    expect(maskAccount(number)).toBe(shown);
  });

  it('takes out spaces and dashes', () => {
    expect(bankForm.shape.account_no.parse('5000-0000 0011')).toBe('500000000011');
  });
});
