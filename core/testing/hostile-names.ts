/** Names with injection attempts: markup, formulas, line breaks, direction overrides. */
export const HOSTILE_NAMES = [
  "<img src=x onerror=alert(1)>",
  "</script><script>alert(1)</script>",
  '"><svg onload=alert(1)>',
  "' onmouseover=alert(1) x='",
  '=HYPERLINK("http://evil.example","win")',
  "Aino\r\nSet-Cookie: a=1\r\n\r\nevent: change",
  "gpj.\u202Eexe\u2066\u2028\u0000",
  "]]><!-- {{7*7}} ${7*7} &lt;b&gt;",
  "[x](javascript:alert(1))",
  "&lt;img src=x onerror=alert(1)&gt;",
] as const;
