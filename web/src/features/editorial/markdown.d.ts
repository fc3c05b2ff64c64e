declare module '*.md' {
  export const sections: import('./text.tsx').TextSection[];
}
