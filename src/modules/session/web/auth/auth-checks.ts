/** The few checks of the signed-out forms. Schemas judge on the server; these pages stay without them to be light. */
import type { Text } from '#platform/contract/messages.ts';
import { AUTH_CHECKS } from './auth.messages.ts';

export const checkEmail = (email: string): Text | undefined =>
  email.trim() === '' ? AUTH_CHECKS.email : /^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(email.trim()) ? undefined : AUTH_CHECKS.emailShape;

export const checkNewPassword = (password: string): Text | undefined =>
  password.length >= 8 && /\p{L}/u.test(password) && /\d/.test(password) ? undefined : AUTH_CHECKS.passwordRule;

export const checkRepeat = (password: string, repeated: string): Text | undefined => (password === repeated ? undefined : AUTH_CHECKS.passwordRepeat);

export const checkFilled = (value: string, text: Text): Text | undefined => (value.trim() === '' ? text : undefined);
