import { ownerOf, unitOf, type Person } from './people.ts';
import type { TestPortal } from './test-portal.ts';

/** A new company with the department that sheets of people name, at ten in the morning of the tests' day. */
export async function salesOffice(portal: TestPortal): Promise<{ readonly owner: Person; readonly sales: number }> {
  portal.clock.set('2026-11-20T10:00:00+08:00');
  const owner = await ownerOf(portal, { config: { employee_code_prefix: 'E' } });
  return { owner, sales: await unitOf(portal, owner, 'department', 'Sales') };
}
