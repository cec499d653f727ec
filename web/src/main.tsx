import './styles/tokens.css';
import './styles/page.css';
import './styles/table.css';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { App } from './app.tsx';
import { lettersHere } from './fonts.ts';

const root = document.getElementById('root');
if (!root) throw new Error('the page has no root');
await lettersHere();
createRoot(root).render(
  <StrictMode>
    <App />
  </StrictMode>,
);
