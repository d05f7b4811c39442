/** What the browser uses of qrcode-generator 2.0.4. */
declare module 'qrcode-generator' {
  type Code = { addData(text: string): void; make(): void; getModuleCount(): number; isDark(row: number, column: number): boolean };
  export default function makeCode(version: number, correction: 'L' | 'M' | 'Q' | 'H'): Code;
}
