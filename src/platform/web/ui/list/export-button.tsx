import { ActionIcon, Button } from '@mantine/core';
import { useState } from 'react';
import { useT } from '../../locale/locale.tsx';
import { useActionCheck, type Need } from '../../viewer.tsx';
import { Reasoned } from '../feedback/confirm.tsx';
import { Icon } from '../icon/icons.tsx';
import { LightMenu, type MenuButtonProps } from '../light/light-menu.tsx';
import { UI_MESSAGES } from '../ui.messages.ts';
import type { ExportChoice } from './list-types.ts';

interface ExportButtonProps {
  readonly choices: readonly ExportChoice[];
  readonly input: Record<string, unknown>;
  /** There is nothing to take away. */
  readonly empty: boolean;
  readonly needs: Need | undefined;
  /** An icon alone (phones). */
  readonly small: boolean;
}

/** Takes the filtered list away as a file; where there are several kinds of file, a menu asks which. */
export function ExportButton({ choices, input, empty, needs, small }: ExportButtonProps) {
  const t = useT(UI_MESSAGES);
  const evaluate = useActionCheck();
  const state = needs && evaluate(needs);
  const disabled = empty || state?.disabled === true;
  const [busy, setBusy] = useState(false);
  const run = async (choice: ExportChoice) => {
    setBusy(true);
    try {
      await choice.run(input);
    } finally {
      setBusy(false);
    }
  };
  const button = (props: MenuButtonProps = {}) =>
    small ? (
      <ActionIcon variant="default" size={44} loading={busy} disabled={disabled} aria-label={t('export')} {...props}>
        <Icon name="export" size={16} />
      </ActionIcon>
    ) : (
      <Button variant="default" leftSection={<Icon name="export" size={16} />} loading={busy} disabled={disabled} {...props}>
        {t('export')}
      </Button>
    );
  if (state && !state.allowed) return null;
  const only = choices.length === 1 ? choices[0] : undefined;
  const actions = choices.map((choice, index) => ({ key: String(index), label: choice.label, icon: choice.icon, onClick: () => run(choice) }));
  return (
    <Reasoned reason={state?.reason}>
      {only ? button({ onClick: () => void run(only) }) : disabled ? button() : <LightMenu actions={actions} button={button} />}
    </Reasoned>
  );
}
