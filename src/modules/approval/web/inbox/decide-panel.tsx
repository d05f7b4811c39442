import { Button, Textarea } from '@mantine/core';
import { useEffect, useRef, useState } from 'react';
import { useSay, useT } from '#platform/web/locale/locale.tsx';
import type { ApprovalAction } from '../../contract/approval.schema.ts';
import { actionFor } from '../decision-keys.ts';
import { INBOX } from '../inbox.messages.ts';
import classes from './inbox-pane.module.css';
import { draftOf, keepDraft } from './remark-drafts.ts';
import { actionOf } from '../use-defer.ts';
import { useEscape } from './use-escape.ts';
import type { Inbox, Target } from './use-inbox.ts';

const REMARK = { min: 3, max: 500 } as const;
const KEYS = ['a', 'v', 'r'] as const;

interface DecidePanelProps {
  readonly target: Target;
  readonly inbox: Inbox;
  readonly of: 'one' | 'all' | 'chosen';
}

/** What may be decided: the usual way filled, the others quiet. A reason is asked for in the same place. */
export function DecidePanel({ target, inbox, of }: DecidePanelProps) {
  const t = useT(INBOX);
  const say = useSay();
  const asked = target.actions.find(({ key }) => key === inbox.asking);
  const words = ({ label, key }: ApprovalAction) => {
    const n = of === 'chosen' ? (target.items ?? []).filter((item) => actionOf(item, key)).length : target.n;
    return of === 'one' ? say(label) : t(of === 'all' ? 'allOf' : 'someOf', { action: say(label), n });
  };
  if (asked)
    return (
      <Reason
        about={target.id}
        label={words(asked)}
        danger={asked.danger}
        onCancel={inbox.stopAsking}
        onGive={(remark) => void inbox.decide(target, asked.key, remark)}
      />
    );
  return (
    <div className={`${classes['foot']} wrap ends`}>
      {target.actions.toReversed().map((action) => {
        const usual = action === target.actions[0];
        const shortcut = KEYS.find((key) => actionFor(key, target) === action.key);
        return (
          <Button
            key={action.key}
            variant={usual && !action.danger ? 'filled' : action.danger ? 'subtle' : 'default'}
            {...(action.danger && { color: 'red' })}
            {...(shortcut && {
              'aria-keyshortcuts': shortcut.toUpperCase(),
              rightSection: (
                <kbd className={classes['hint']} aria-hidden>
                  {shortcut.toUpperCase()}
                </kbd>
              ),
            })}
            onClick={() => void inbox.decide(target, action.key)}
          >
            {words(action)}
          </Button>
        );
      })}
    </div>
  );
}

interface ReasonProps {
  readonly about: string;
  readonly label: string;
  readonly danger: boolean;
  readonly onCancel: () => void;
  readonly onGive: (remark: string) => void;
}

/** What is typed stays until it was sent and taken. */
function Reason({ about, label, danger, onCancel, onGive }: ReasonProps) {
  const t = useT(INBOX);
  const [words, setWords] = useState(() => draftOf(about));
  const [tried, setTried] = useState(false);
  const short = words.trim().length < REMARK.min;
  const field = useRef<HTMLTextAreaElement>(null);
  useEffect(() => field.current?.focus(), []);
  useEscape(onCancel);
  return (
    <form
      className={classes['reason']}
      onSubmit={(event) => {
        event.preventDefault();
        if (short) setTried(true);
        else onGive(words.trim());
      }}
    >
      <Textarea
        ref={field}
        label={t('remark')}
        description={t('reasonHint')}
        withAsterisk
        autosize
        minRows={2}
        maxLength={REMARK.max}
        value={words}
        error={tried && short ? t('reasonShort') : null}
        onChange={({ currentTarget: { value } }) => {
          setWords(value);
          keepDraft(about, value);
        }}
      />
      <div className={`${classes['foot']} wrap ends`}>
        <Button variant="default" onClick={onCancel}>
          {t('cancel')}
        </Button>
        <Button type="submit" {...(danger && { color: 'red' })}>
          {label}
        </Button>
      </div>
    </form>
  );
}
