/** The tokens of the design system as mail programs understand them: inline, no custom properties. */
const ink = '#0C2230'
const line = '#E6DECF'
const face = 'system-ui, -apple-system, "Segoe UI", Roboto, Arial, sans-serif'

export const style = {
  body: { backgroundColor: '#FBF7EF', color: ink, fontFamily: face, margin: 0, padding: '24px 8px' },
  card: {
    backgroundColor: '#FFFFFF',
    border: `1px solid ${line}`,
    borderRadius: 14,
    maxWidth: 560,
    padding: '24px 20px',
  },
  brand: { fontSize: 14, fontWeight: 700, letterSpacing: '0.02em', margin: 0 },
  logo: { display: 'block', height: 36, maxWidth: 112, objectFit: 'contain' },
  heading: { fontSize: 22, lineHeight: '28px', margin: '8px 0 16px' },
  subheading: { fontSize: 16, lineHeight: '24px', margin: '24px 0 4px' },
  text: { fontSize: 16, lineHeight: '24px', margin: '0 0 12px' },
  slot: {
    backgroundColor: '#FFF4DC',
    borderRadius: 10,
    fontSize: 18,
    fontWeight: 700,
    lineHeight: '26px',
    margin: '0 0 12px',
    padding: '12px 16px',
  },
  term: {
    borderBottom: `1px solid ${line}`,
    color: '#4A5A64',
    fontSize: 14,
    padding: '8px 12px 8px 0',
    textAlign: 'left',
    verticalAlign: 'top',
    width: '40%',
  },
  detail: {
    borderBottom: `1px solid ${line}`,
    fontSize: 15,
    padding: '8px 0',
    verticalAlign: 'top',
    whiteSpace: 'pre-line',
    wordBreak: 'break-word',
  },
  small: { color: '#4A5A64', fontSize: 13, lineHeight: '20px', margin: '0 0 8px' },
  rule: { borderColor: line, margin: '24px 0 16px' },
} as const
