/** What is used of qrcode-generator 2.0.4. */
declare module 'qrcode-generator' {
  interface Code {
    addData(text: string): void;
    make(): void;
    getModuleCount(): number;
    isDark(row: number, column: number): boolean;
  }
  /** @param version 0: the smallest that holds the text */
  export default function qrcode(version: number, correction: 'L' | 'M' | 'Q' | 'H'): Code;
}
