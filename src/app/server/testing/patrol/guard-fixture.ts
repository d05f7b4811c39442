/** A guard as the form sends one. For tests only. */
import { guardForm } from '#modules/security-guard/contract/guard/guard.schema.ts';
import type { TestClient } from '../test-portal.ts';

export const PATH = 'api/sgm/security-guards';

export const GUARD = {
  ...(Object.fromEntries(Object.keys(guardForm.shape).map((key) => [key, null])) as Record<string, null>),
  guard_no: 'G-1',
  name: 'Contoh bin Contoh',
  nationality: 'Malaysian',
  identity_number: '900131-80-5001',
  category: 'Local',
  joined_at: '2024-01-05',
  status: 'Active',
};

export const COMPLIANCE = {
  consent_on: '2025-01-01',
  vetting_status: 'Approved',
  vetting_ref: 'KDN/9',
  vetting_date: '2025-06-01',
  vetting_expiry: null,
  medical_date: '2025-06-01',
  medical_fit: true,
  drug_test_date: '2025-06-01',
  drug_test_result: 'Negative',
};

/** A guard with every paper that a posting asks for. @returns its id */
export async function fitGuard(client: TestClient, given: object = {}): Promise<number> {
  const made = await client.post(PATH, { ...GUARD, csg_cert_no: 'C-1', csg_date: '2024-02-01', ...given });
  if (made.status !== 201) throw new Error(JSON.stringify(made.body));
  const saved = await client.post(`${PATH}/${made.body.data.id}/compliance`, COMPLIANCE);
  if (saved.status !== 200) throw new Error(JSON.stringify(saved.body));
  return made.body.data.id as number;
}
