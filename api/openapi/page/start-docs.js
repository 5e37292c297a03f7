// The validator's badge would send the document to somebody else's server.
SwaggerUIBundle({ url: "../openapi.json", dom_id: "#docs", deepLinking: true, validatorUrl: null });
