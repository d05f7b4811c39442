import { ActionIcon, Button, Checkbox } from '@mantine/core';
import { useRef } from 'react';
import { useT } from '#platform/web/locale/locale.tsx';
import { Icon } from '#platform/web/ui/icon/icons.tsx';
import type { ApprovalGroup } from '../../contract/approval.schema.ts';
import { InboxLine } from './inbox-line.tsx';
import { ChosenPane, InboxPane } from './inbox-pane.tsx';
import { INBOX, KEYS } from '../inbox.messages.ts';
import classes from './inbox.module.css';
import { KeysDialog } from '../keys-dialog.tsx';
import { useInbox, type Inbox } from './use-inbox.ts';

interface InboxWorkspaceProps {
  readonly groups: readonly ApprovalGroup[];
  /** The kind that is shown alone; empty: all. */
  readonly type: string;
  /** What stands behind a row is a step deeper. */
  readonly narrow: boolean;
}

/** The rows, and beside them what stands behind the current one or what was chosen. */
export function InboxWorkspace({ groups, type, narrow }: InboxWorkspaceProps) {
  const t = useT(INBOX);
  const list = useRef<HTMLUListElement>(null);
  const inbox = useInbox(groups, type, narrow, list);
  const choosing = inbox.chosen.length > 0;
  return (
    <div className={`${classes['desk']} stack`}>
      {!inbox.deep && (
        <div className={classes['side']}>
          <Bar inbox={inbox} />
          <ul ref={list} className={classes['rows']} tabIndex={-1} aria-label={t('waiting')}>
            {inbox.rows.map((row) => (
              <InboxLine key={row.key} row={row} inbox={inbox} />
            ))}
          </ul>
        </div>
      )}
      {choosing ? <ChosenPane inbox={inbox} /> : (inbox.deep || !narrow) && <InboxPane inbox={inbox} type={type} narrow={narrow} />}
      {inbox.explained && <KeysDialog keys={KEYS} onClose={() => inbox.explain(false)} />}
    </div>
  );
}

function Bar({ inbox }: { inbox: Inbox }) {
  const t = useT(INBOX);
  const { chosen, most } = inbox;
  return (
    <div className={classes['bar']} role="toolbar" aria-label={t('bulk')}>
      <Checkbox
        label={chosen.length > 0 ? t('ticked', { n: chosen.length }) : t('tickAll')}
        disabled={most === 0}
        checked={most > 0 && chosen.length >= most}
        indeterminate={chosen.length > 0 && chosen.length < most}
        onChange={(event) => (event.currentTarget.checked ? void inbox.chooseAll() : inbox.clearChosen())}
      />
      <ActionIcon
        variant="subtle"
        color="gray"
        size={36}
        className={classes['help'] ?? ''}
        aria-label={t('keysLabel')}
        title={t('keysLabel')}
        aria-haspopup="dialog"
        onClick={() => inbox.explain(true)}
      >
        <Icon name="help" />
      </ActionIcon>
      {chosen.length > 0 && (
        <Button size="compact-md" variant="subtle" color="gray" onClick={inbox.clearChosen}>
          {t('clear')}
        </Button>
      )}
    </div>
  );
}
