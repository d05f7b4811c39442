/** The approvals inbox: rows of the dashboard's Today, an entry of the top bar and of the search box, and a drawer over every page. The only file that app imports. */
import { isAdmin } from '#platform/contract/access.ts';
import { defineWebModule } from '#platform/web/module.ts';
import { approvalManifest } from '../contract/approval.manifest.ts';
import { ApprovalsEntry } from './approvals-entry.tsx';
import { openInbox } from './inbox-address.ts';
import { InboxHost } from './inbox-host.tsx';
import { INBOX } from './inbox.messages.ts';

export const approvalModule = defineWebModule({
  name: 'approval',
  manifest: approvalManifest,
  pages: {},
  todoRows: { approvals: async () => ({ Row: (await import('./dashboard/approvals-todo.tsx')).ApprovalsTodo }) },
  commands: [{ key: 'approvals', title: INBOX.title, icon: 'inbox', may: isAdmin, run: () => openInbox() }],
  slots: {
    shell: [{ key: 'approvals', order: 10, Part: InboxHost }],
    'top-bar': [{ key: 'approvals', order: 10, Part: ApprovalsEntry }],
  },
});
