/** Large keys for the digits of a code; a keyboard works as well. The last digit sends it. */
import { Button } from '@mantine/core';
import { useEffect, useEffectEvent, useState } from 'react';
import { DeviceError } from '#platform/web/device/device-call.ts';
import { useT } from '#platform/web/locale/locale.tsx';
import { Dialog } from '#platform/web/ui/drawer/dialog.tsx';
import type { FaceAnswer, clockByCode } from '../../contract/device/device-call.endpoints.ts';
import { CLOCKING_CODE_LENGTH } from '../../contract/face.schema.ts';
import { callAsKiosk } from './kiosk-call.ts';
import { KIOSK } from './kiosk.messages.ts';
import classes from './code-pad.module.css';

const DIGITS = ['1', '2', '3', '4', '5', '6', '7', '8', '9'];
/** Whoever walks away leaves no half-typed code to the next. */
const IDLE_MS = 20_000;

interface CodePadProps {
  readonly onAnswer: (answer: FaceAnswer) => void;
  readonly onClose: () => void;
  /** The server does not take the tablet as a device any more. */
  readonly onRefused: (error: DeviceError) => void;
}

export function CodePad({ onAnswer, onClose, onRefused }: CodePadProps) {
  const t = useT(KIOSK);
  const [code, setCode] = useState('');
  const [isSending, setSending] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  const [idleAt, setIdleAt] = useState(() => Date.now() + IDLE_MS);
  const close = useEffectEvent(onClose);
  useEffect(() => {
    const timer = setTimeout(() => close(), idleAt - Date.now());
    return () => clearTimeout(timer);
  }, [idleAt]);

  const send = async (typed: string) => {
    setSending(true);
    try {
      onAnswer((await callAsKiosk<typeof clockByCode>('code', { client_ref: crypto.randomUUID(), code: typed })).data);
    } catch (failed) {
      const error = failed instanceof DeviceError ? failed : new DeviceError(0, String(failed));
      if (error.status === 401) return onRefused(error);
      setProblem(error.status === 0 ? t('offline') : error.message);
      setCode('');
      setSending(false);
    }
  };
  const put = (typed: string) => {
    if (isSending || typed.length > CLOCKING_CODE_LENGTH) return;
    setIdleAt(Date.now() + IDLE_MS);
    setCode(typed);
    setProblem(null);
    if (typed.length === CLOCKING_CODE_LENGTH) void send(typed);
  };
  const onKey = useEffectEvent(({ key }: KeyboardEvent) => {
    if (/^\d$/u.test(key)) put(code + key);
    else if (key === 'Backspace') put(code.slice(0, -1));
  });
  useEffect(() => {
    const listen = (event: KeyboardEvent) => onKey(event);
    window.addEventListener('keydown', listen);
    return () => window.removeEventListener('keydown', listen);
  }, []);
  const digitKey = (digit: string) => (
    <Button key={digit} variant="default" size="xl" disabled={isSending} onClick={() => put(code + digit)}>
      {digit}
    </Button>
  );
  return (
    <Dialog title={t('codeTitle')} onClose={onClose}>
      <output className={classes['dots']} aria-label={t('codeLabel')}>
        {Array.from({ length: CLOCKING_CODE_LENGTH }, (_none, at) => (at < code.length ? '●' : '○')).join(' ')}
      </output>
      <p role="alert" className={classes['problem']}>
        {problem}
      </p>
      <div className={classes['keys']}>
        {DIGITS.map(digitKey)}
        <Button variant="default" size="xl" disabled={isSending || code === ''} onClick={() => put('')} className={classes['word']}>
          {t('clear')}
        </Button>
        {digitKey('0')}
        <Button variant="default" size="xl" disabled={isSending || code === ''} aria-label={t('rubOut')} onClick={() => put(code.slice(0, -1))}>
          ⌫
        </Button>
      </div>
      <Button variant="subtle" size="lg" fullWidth onClick={onClose}>
        {t('cancel')}
      </Button>
    </Dialog>
  );
}
