import { ActionIcon, Button, CloseButton, Modal, Progress, Text } from '@mantine/core';
import { useState } from 'react';
import { useLabel, useT } from '../../../locale/locale.tsx';
import { Reasoned, useConfirm } from '../../feedback/confirm.tsx';
import { Icon } from '../../icon/icons.tsx';
import { LightMenu } from '../../light/light-menu.tsx';
import { UI_MESSAGES } from '../../ui.messages.ts';
import { runBulk } from './bulk-run.ts';
import classes from './bulk-bar.module.css';
import type { BulkAction, BulkResult, Mending, RowAction } from '../list-types.ts';
import { BulkOutcome } from './bulk-outcome.tsx';

interface BulkBarProps<Row> {
  readonly rows: readonly Row[];
  readonly actions: readonly BulkAction<Row>[];
  readonly rowKey: (row: Row) => string | number;
  readonly rowName: (row: Row) => string;
  readonly onClear: () => void;
  /** Rows of an action under way: the bar stays with them although the list behind it may lose them meanwhile. Null: over. */
  readonly onDefer: (rows: readonly Row[] | null) => void;
  readonly onDone: () => void;
  readonly phone: boolean;
}

/** As many stand beside the main one; the others wait in a menu. */
const QUIET = 2;

interface Running {
  readonly title: string;
  readonly at: number;
  readonly of: number;
  readonly results: readonly BulkResult[] | null;
  readonly mend?: ((results: readonly BulkResult[]) => Mending | null) | undefined;
}

/** The chosen rows, what can be done with them, and afterwards what became of each. */
export function BulkBar<Row>({ rows, actions, rowKey, rowName, onClear, onDefer, onDone, phone }: BulkBarProps<Row>) {
  const t = useT(UI_MESSAGES);
  const labelOf = useLabel();
  const confirm = useConfirm();
  const [running, setRunning] = useState<Running | null>(null);
  const names = new Map(rows.map((row) => [rowKey(row), rowName(row)]));

  const start = async (action: BulkAction<Row>, chosen: readonly Row[], title: string) => {
    onDefer(rows);
    const question = typeof action.confirm === 'function' ? action.confirm(chosen) : action.confirm;
    const answer = question ? await confirm(question) : { remark: '' };
    if (!answer || (action.before && !(await action.before(chosen)))) return onDefer(null);
    setRunning({ title, at: 0, of: chosen.length, results: null });
    const results = await runBulk(action, chosen, rowKey, answer, (at) => setRunning({ title, at, of: chosen.length, results: null }));
    setRunning({ title, at: chosen.length, of: chosen.length, results, mend: (of) => action.mend?.(chosen, of) ?? null });
  };
  const close = () => {
    setRunning(null);
    onDefer(null);
    onDone();
  };

  // What touches none of the rows is not offered; of the rest the first is what they wait for.
  const offered = actions.flatMap((action) => {
    const chosen = action.may ? rows.filter(action.may) : rows;
    if (chosen.length === 0) return [];
    const label = typeof action.label === 'function' ? action.label(chosen.length) : labelOf(action.label);
    return [{ ...action, label, onClick: () => void start(action, chosen, label) }];
  });
  const main = offered.find(({ danger, disabled, next }) => !danger && !disabled && rows.some(next ?? (() => true)));
  const others = offered.filter((action) => action !== main);
  const quiet = others.slice(0, phone ? 0 : QUIET);
  const more = others.slice(quiet.length);

  return (
    <>
      <div className={classes['bulk']} role="toolbar" aria-label={t('selected', { n: rows.length })}>
        <span className={`${classes['count']} tabular`}>{t('selected', { n: rows.length })}</span>
        {main && <BulkButton action={main} variant="filled" />}
        {quiet.map((action) => (
          <BulkButton key={action.key} action={action} variant="subtle" />
        ))}
        {more.length > 0 && (
          <LightMenu
            actions={more}
            button={(props) => (
              <ActionIcon variant="subtle" color="gray" size={36} aria-label={t('more')} {...props}>
                <Icon name="more" />
              </ActionIcon>
            )}
          />
        )}
        {phone ? (
          <CloseButton size={36} aria-label={t('clearSelection')} onClick={onClear} />
        ) : (
          <Button variant="subtle" color="gray" aria-label={t('clearSelection')} onClick={onClear}>
            {t('clear')}
          </Button>
        )}
      </div>
      {running && (
        <Modal
          opened
          onClose={close}
          title={running.title}
          withCloseButton={running.results !== null}
          closeOnClickOutside={running.results !== null}
          closeOnEscape={running.results !== null}
          closeButtonProps={{ 'aria-label': t('close') }}
        >
          {running.results === null ? (
            <>
              <Text mb="xs" component="output" display="block">
                {t('bulkRunning', { at: Math.min(running.at + 1, running.of), n: running.of })}
              </Text>
              <Progress value={(running.at / running.of) * 100} aria-label={running.title} />
            </>
          ) : (
            <BulkOutcome
              results={running.results.map((result) => ({ ...result, name: names.get(result.id) ?? String(result.id) }))}
              mend={running.mend}
              onResults={(results) => setRunning({ ...running, results })}
              onClose={close}
            />
          )}
        </Modal>
      )}
    </>
  );
}

function BulkButton({ action, variant }: { readonly action: RowAction; readonly variant: 'filled' | 'subtle' }) {
  const { label, icon, danger, disabled, reason, onClick } = action;
  const labelOf = useLabel();
  return (
    <Reasoned reason={disabled ? reason : undefined}>
      <Button
        variant={variant}
        {...(danger && { color: 'red' })}
        disabled={disabled === true}
        leftSection={icon && <Icon name={icon} size={16} />}
        onClick={() => void onClick()}
      >
        {labelOf(label)}
      </Button>
    </Reasoned>
  );
}
