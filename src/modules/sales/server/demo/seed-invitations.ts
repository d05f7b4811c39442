/** Invitations of the demo in all five states; one waits for invited@demo.my. */
import type { DemoStage } from '#platform/server/demo/demo-step.ts';
import type { DemoStaff } from '#modules/employee/server/demo/employee.demo.ts';
import { digestOf, newSecret } from '#modules/identity/server/public.ts';
import { expiryOf } from '../../contract/invitation/invitation-rules.ts';
import type { InvitationStatus } from '../../contract/invitation/invitation-status.ts';
import { salesInvitations } from '../tables/invitation.tables.ts';
import type { SeededProject } from './seed-projects.ts';

const DAY_MS = 86_400_000;

const ROWS: readonly (readonly [email: string, name: string, status: InvitationStatus, days: number])[] = [
  ['invited@demo.my', 'Chong Kar Yan', 'Pending', 2],
  ['laila@demo.example', 'Laila binti Contoh', 'Pending', 5],
  ['promoter3@demo.example', 'Siti Hajar binti Omar', 'Accepted', 30],
  ['ravi@demo.example', 'Ravi a/l Contoh', 'Rejected', 21],
  ['mina@demo.example', 'Mina Contoh', 'Cancelled', 12],
  ['hakim@demo.example', 'Hakim bin Contoh', 'Expired', 40],
];

export async function seedInvitations({ tx, now }: DemoStage, { company_id, officer }: DemoStaff, projects: readonly SeededProject[]): Promise<void> {
  await tx.db.insert(salesInvitations).values(
    ROWS.map(([email, name, status, days], at) => {
      const sent = new Date(now.getTime() - days * DAY_MS);
      return {
        company_id,
        email,
        name,
        status,
        project_id: projects[at % 2]?.record.id ?? null,
        message: 'We look for promoters at weekends. Training is on the first day.',
        token_hash: digestOf(newSecret()),
        sent_at: sent.toISOString(),
        expires_at: expiryOf(sent).toISOString(),
        answered_at: status === 'Accepted' || status === 'Rejected' ? new Date(sent.getTime() + DAY_MS).toISOString() : null,
        decline_reason: status === 'Rejected' ? 'Already works on weekends' : null,
        created_by: officer.userId,
      };
    }),
  );
}
