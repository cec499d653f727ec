# The pages are built once, with all tools; what runs later has only what it needs.
FROM node:24-slim AS pages
WORKDIR /app
COPY . .
RUN npm install --no-save --no-audit --no-fund && npx vite build web

FROM node:24-slim
WORKDIR /app
COPY package.json package-lock.json ./
COPY engine engine
COPY games games
COPY bots bots
COPY cli cli
COPY client client
COPY server server
COPY web/package.json web/package.json
RUN npm install --no-save --omit=dev --no-audit --no-fund && mkdir data && chown node data
COPY --from=pages /app/web/dist web/dist
USER node
VOLUME /app/data
EXPOSE 8080
HEALTHCHECK --interval=5s CMD ["node", "-e", "fetch('http://localhost:8080/healthz').then((r) => process.exit(r.ok ? 0 : 1), () => process.exit(1))"]
CMD ["node", "server/main.ts"]
