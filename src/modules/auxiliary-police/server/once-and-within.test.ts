/** Laws of the unit under whatever order and repetition: an effect happens once, strength is never exceeded, balances are the sum of their entries. */
import fc from 'fast-check';
import { afterAll, expect, test } from 'vitest';
import { addMonths, dateInZone } from '#platform/contract/dates.ts';
import { armed, entered, openArmoury, ROUNDS } from '#app/server/testing/auxiliary-police/armoury-fixture.ts';
import { APPOINTMENT_DOCUMENTS, appointmentForm, forwardApplication, type Forwarded } from '#app/server/testing/auxiliary-police/police-application.ts';
import { openTestPortal } from '#app/server/testing/test-portal.ts';
import { openUnit } from '#app/server/testing/unit-fixture.ts';

const portal = await openTestPortal();
afterAll(() => portal.close());
const DAY = dateInZone(portal.clock.now());
const count = async (table: 'asm_officers' | 'asm_rank_histories', company: number): Promise<number> =>
  (await portal.owner.query<{ n: number }>(`select count(*)::int as n from ${table} where company_id = $1`, [company])).rows[0]?.n ?? 0;

test('however often and in whichever order approvals are sent at once, each is made once and strength is never exceeded', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.integer({ min: 1, max: 3 }),
      fc.integer({ min: 1, max: 3 }),
      fc.array(fc.nat(2), { minLength: 3, maxLength: 9 }),
      async (approved_strength, applications, sent) => {
        const services = await openUnit(portal, { approved_strength });
        const { companyId } = services.owner;
        const forwarded: Forwarded[] = [];
        for (let n = 0; n < applications; n += 1) {
          const person = await services.employee();
          const about = { type: 'Officer', category: 'New Appointment', employee_id: person.id, payload: appointmentForm(DAY) };
          forwarded.push(await forwardApplication(services.owner, DAY, about, APPOINTMENT_DOCUMENTS));
        }
        const approve = async (at: number) =>
          forwarded[at % applications]?.approve({
            service_no: `PB ${1000 + (at % applications)}`,
            rank_id: services.ranks.get(1),
            appointed_at: DAY,
            appointment_expiry: addMonths(DAY, 36),
            letter_no: 'L/1',
          });
        // Each at least once, and whatever chance repeats of them.
        await Promise.all([...forwarded.keys(), ...sent].map(approve));
        const made = Math.min(approved_strength, applications);
        expect([await count('asm_officers', companyId), await count('asm_rank_histories', companyId)]).toEqual([made, made]);
        await Promise.all(sent.map(approve));
        expect([await count('asm_officers', companyId), await count('asm_rank_histories', companyId)]).toEqual([made, made]);
      },
    ),
    { numRuns: 5 },
  );
});

const step = fc.record({
  what: fc.constantFrom('issue', 'return', 'expend', 'move', 'receive'),
  who: fc.nat(1),
  quantity: fc.integer({ min: 1, max: 70 }),
});

test('whatever is given, brought back, expended and moved, each holder has the sum of the entries, and nobody less than nothing', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 4, maxLength: 10 }), async (steps) => {
      const armoury = await openArmoury(portal);
      const lot = await entered(armoury, ROUNDS);
      const officers = [await armed(armoury, 'PB 31'), await armed(armoury, 'PB 32')];
      const act = ({ what, who, quantity }: (typeof steps)[number]) => {
        const officer_id = officers[who]?.id ?? 0;
        if (what === 'issue') return armoury.issue(lot, officer_id, { quantity });
        if (what === 'return') return armoury.act(lot, 'return', { officer_id, returned: quantity, expended: 0 });
        if (what === 'expend') return armoury.act(lot, 'return', { officer_id, returned: 0, expended: quantity });
        if (what === 'receive') return armoury.act(lot, 'move', { move: 'Receipt', quantity });
        return armoury.act(lot, 'move', { move: 'Transfer', quantity, to_store_id: armoury.second });
      };
      // Two at a time: they wait for each other at the lot.
      for (let at = 0; at < steps.length; at += 2)
        for (const { status } of await Promise.all(steps.slice(at, at + 2).map(act))) expect([200, 422]).toContain(status);
      const { rows } = await portal.owner.query<{ kept: number; added: number }>(
        `select b.quantity::int as kept,
           (select coalesce(sum(case when e.to_store_id is not distinct from b.store_id and e.to_officer_id is not distinct from b.officer_id then e.quantity else 0 end)
              - sum(case when e.from_store_id is not distinct from b.store_id and e.from_officer_id is not distinct from b.officer_id then e.quantity else 0 end), 0)::int
            from asm_armoury_entries e where e.company_id = b.company_id and e.asset_id = b.asset_id) as added
         from asm_armoury_balances b where b.company_id = $1 and b.asset_id = $2 and (b.store_id is not null or b.officer_id is not null)`,
        [armoury.owner.companyId, lot],
      );
      expect(rows.length).toBeGreaterThan(0);
      for (const { kept, added } of rows) {
        expect(kept).toBe(added);
        expect(kept).toBeGreaterThanOrEqual(0);
      }
      const shown = await armoury.show(lot);
      const held = shown.places.reduce((sum: number, { quantity }: { quantity: number }) => sum + quantity, 0);
      expect(shown.quantity).toBe(held);
    }),
    { numRuns: 6 },
  );
});
