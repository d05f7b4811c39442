import type { Text } from '#platform/contract/messages.ts';
import type { StatusColour } from '#platform/contract/status.ts';
import type { Verdict } from '../../contract/guard/evaluate-guard.ts';
import { RECORD as W } from '../record.messages.ts';

export const VERDICT_COLOURS: Readonly<Record<Verdict, StatusColour>> = { met: 'success', warning: 'warning', refused: 'error', unneeded: 'primary' };
export const VERDICT_NAMES: Readonly<Record<Verdict, Text>> = { met: W.met, warning: W.warning, refused: W.refused, unneeded: W.unneeded };
